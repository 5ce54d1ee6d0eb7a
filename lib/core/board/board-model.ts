// A board as read from its files: plain data in mm, which can be transferred between threads and written in tests.

import type { DrillLayer } from "@/lib/core/board/drill";
import type { LayerImage } from "@/lib/core/board/image";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { Outline } from "@/lib/core/board/outline";
import type { ScoreLine } from "@/lib/core/board/score-lines";
import type { StatedStack } from "@/lib/core/board/stated-stack";
import type { Warning } from "@/lib/core/board/warning";

export type BoardLayer = LayerAssignment & {
  image: LayerImage;
  /** X2 file attributes: `.FileFunction` → ["Copper", "L1", "Top"]. Attributes of objects are part of the image. */
  attributes: Map<string, string[]>;
};

export type BoardModel = {
  /** Drawn layers: copper from the top down, then mask, silkscreen, paste, outline. */
  layers: BoardLayer[];
  drills: DrillLayer[];
  /** Hits and slots of every supplied drill file, including those of other boards; copies of a file count once. */
  supplied: { hits: number; slots: number };
  outline: Outline;
  /** The test netlist of the set (IPC-D-356), null if there is none. */
  netlist: Netlist | null;
  /** V-score lines; absent if no file shows any. */
  scores?: ScoreLine[];
  /** Stackup and process that the files state; absent if they do not. */
  stated?: StatedStack;
  /** Number of copper layers that the job file or drill attributes state; absent if they do not. */
  statedLayers?: number;
  /** Detected layer of every file of the set, in the order of the archive. */
  files: LayerAssignment[];
  warnings: Warning[];
  /** True if copper areas were read as outlines alone (native boards): their fill is unknown. */
  hasOpenPours?: boolean;
};
