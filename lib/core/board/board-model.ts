// A board as read from its files: plain data in mm, which a worker may hand over and a test may write down.

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
  /** X2 file attributes: `.FileFunction` → ["Copper", "L1", "Top"]. What objects say stands in the image. */
  attributes: Map<string, string[]>;
};

export type BoardModel = {
  /** Drawn layers: copper from the top down, then mask, silkscreen, paste, outline. */
  layers: BoardLayer[];
  drills: DrillLayer[];
  /** Hits and slots of every drill file that came, other boards' included; copies of a file count once. */
  supplied: { hits: number; slots: number };
  outline: Outline;
  /** The test netlist of the set (IPC-D-356), null where none came. */
  netlist: Netlist | null;
  /** V-cuts; absent where no file shows any. */
  scores?: ScoreLine[];
  /** How the files say that the board is to be made; absent where they do not. */
  stated?: StatedStack;
  /** Copper layers that job file or drill attributes state; absent where they do not. */
  statedLayers?: number;
  /** What every file of the set was taken for, in the order of the archive. */
  files: LayerAssignment[];
  warnings: Warning[];
  /** True where copper areas came as outlines alone (native boards): what fills them is not known. */
  hasOpenPours?: boolean;
};
