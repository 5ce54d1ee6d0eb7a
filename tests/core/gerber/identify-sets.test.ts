import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openArchive } from "@/lib/core/archive/archive";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import { identifyLayers } from "@/lib/core/gerber/identify";
import type { SourceFile } from "@/lib/core/board/source-file";

const corpus = process.env.CORPUS_DIR ?? "../shared/corpus";

/**
 * Copper files and drill files of each set, counted by hand from the files' own headers and the CAD data, and the outline.
 * The manifest's own counts go by names and X2 alone and are wrong where it says so (0, 7 or 8 copper files).
 */
const TRUTH: Record<string, { copper: number; drill: number; outline: string | undefined }> = {
  "og03-diptrace": { copper: 4, drill: 3, outline: "mainboard_BoardOutline.gbr" },
  "og04-eagle9": { copper: 2, drill: 1, outline: "profile.gbr" },
  "og06-easyeda": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og07-fritzing": { copper: 2, drill: 1, outline: "combined.GKO" },
  "og08-fusion360": { copper: 2, drill: 0, outline: "profile.gbr" },
  "og09-geda": { copper: 4, drill: 4, outline: undefined },
  "og11-orcad": { copper: 6, drill: 1, outline: undefined },
  "og12-pcad": { copper: 2, drill: 1, outline: "ZXINET.GKO" },
  "og13-pads": { copper: 4, drill: 1, outline: undefined },
  "og14-pcbrnd": { copper: 2, drill: 1, outline: "power-art.gko" },
  "og15-siemens": { copper: 2, drill: 3, outline: "Gerber/BoardOutlline.gdo" },
  "og16-target3001": { copper: 2, drill: 1, outline: "IRNASIoTbank1.2.Outline" },
  "og17-upverter": { copper: 2, drill: 2, outline: "design_export.gko" },
  "og18-zuken": { copper: 2, drill: 2, outline: undefined },
  "og19-fab3000": { copper: 2, drill: 1, outline: "ko" },
  "og24-usbvil": { copper: 2, drill: 1, outline: "pic18f14k50.gko" },
  "og25-corne.zip": { copper: 2, drill: 2, outline: "corne-cherry-EdgeCuts.gbr" },
  "og26-corne-plate.zip": { copper: 2, drill: 2, outline: "plate-top-cherrymx-EdgeCuts.gbr" },
  "og27-gb-cart": { copper: 2, drill: 2, outline: "GB-BRK-CART-Edge_Cuts.gbr" },
  "og30-vesc4.zip": { copper: 4, drill: 2, outline: "BLDC_4-Edge_Cuts.gm1" },
  "og31-esprust": { copper: 2, drill: 2, outline: "esp-rust-board-Edge_Cuts.gbr" },
  "og32-bitaxe-ultra": { copper: 4, drill: 2, outline: "bitaxeUltra-Edge_Cuts.gbr" },
  "og35-limesdr-usb.zip": { copper: 12, drill: 2, outline: "Gerber/LimeSDR-USB_1v4.GM1" },
  "og36-bbblue": { copper: 4, drill: 1, outline: "BeagleBone_Blue.boardoutline.ger" },
  "og37-pocketbeagle": { copper: 4, drill: 2, outline: "PocketBeagle-Edge.Cuts.gbr" },
  "og38-sdreader.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og39-nixie.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutline.GKO" },
  "og40-simplefoc": { copper: 2, drill: 2, outline: "Gerber_BoardOutlineLayer.GKO" },
  "og41-duckypad.zip": { copper: 2, drill: 1, outline: "lul_20200522.GKO" },
  "og42-duckyplate.zip": { copper: 2, drill: 1, outline: "dpe_bottom_fr4_20250525.GKO" },
  "og43-bp35.zip": { copper: 2, drill: 1, outline: undefined },
  "og44-bp35a-rar.rar": { copper: 2, drill: 1, outline: undefined },
  "og45-bp4b-rar.rar": { copper: 2, drill: 1, outline: undefined },
  "og46-flexphat-panel.zip": { copper: 4, drill: 1, outline: "SparkFun_GNSS_Flex_pHAT_panelized.GKO" },
  "og47-goomba": { copper: 2, drill: 0, outline: "SB0041B.GKO" },
  "og48-espbase-rar.rar": { copper: 2, drill: 2, outline: "ESP Base-Edge_Cuts.gm1" },
  "og49-switchbuddy.zip": { copper: 4, drill: 2, outline: "USBPowerSwtich-Edge.Cuts.gbr" },
  "og51-freedsp": { copper: 2, drill: 1, outline: "SPDIF_Transceiver.gko" },
  "og52-piezodrive": { copper: 2, drill: 1, outline: "PCB.GM1" },
  "og53-spikeling.zip": { copper: 2, drill: 1, outline: "profile.gbr" },
  "og54-ch32v203.zip": { copper: 2, drill: 2, outline: "Gerber_BoardOutlineLayer.GKO" },
  "og55-cvra-motor": { copper: 4, drill: 1, outline: "Moteur.GML" },
  "og56-viobar.zip": { copper: 4, drill: 2, outline: "VIO-Board-rounded-Edge_Cuts.gbr" },
  "og90-broken-nodrill": { copper: 2, drill: 0, outline: "GB-BRK-LINK-B-Edge_Cuts.gbr" },
  "og91-broken-nooutline": { copper: 2, drill: 2, outline: undefined },
  "og92-broken-topmissing": { copper: 1, drill: 2, outline: "GB-BRK-M-XS-Edge_Cuts.gbr" },
};

async function readSet(path: string): Promise<SourceFile[]> {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path, { recursive: true }).map(String).sort();
    const files = names.filter((name) => statSync(`${path}/${name}`).isFile());
    return files.map((name) => ({ name, bytes: new Uint8Array(readFileSync(`${path}/${name}`)) }));
  }
  const opened = await openArchive(new Uint8Array(readFileSync(path)), { loadRar: loadRarFromPackage });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe.skipIf(!existsSync(`${corpus}/gerber`))("real sets", () => {
  it.each(Object.entries(TRUTH))("%s: copper, drills and outline are found", async (name, truth) => {
    const layers = identifyLayers(await readSet(`${corpus}/gerber/${name}`));
    const count = (type: string) => layers.filter((layer) => layer.type === type).length;
    const outlines = layers.filter((layer) => layer.type === "outline").map((layer) => layer.file);
    expect({ copper: count("copper"), drill: count("drill") }).toEqual({ copper: truth.copper, drill: truth.drill });
    if (truth.outline === undefined) expect(outlines).toEqual([]);
    else expect(outlines).toContain(truth.outline);
  });

  it("no Gerber or drill file in them stays unexplained", async () => {
    const open: string[] = [];
    for (const name of readdirSync(`${corpus}/gerber`)) {
      for (const { file: layer, type, format } of identifyLayers(await readSet(`${corpus}/gerber/${name}`))) {
        if (type === "other" && (format === "gerber" || format === "excellon")) open.push(`${name}: ${layer}`);
      }
    }
    expect(open).toEqual([]);
  });
});
