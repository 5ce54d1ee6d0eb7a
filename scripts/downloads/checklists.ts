// `node --import tsx scripts/downloads/checklists.ts`: the DFM checklist and the checklist for a Gerber export, one page
// each in English and Chinese.

import type { Locale } from "@/lib/core/market/area";
import { CAPABILITY, CASTELLATION, MASK_DAM_MM } from "@/lib/core/pcb/capability";
import { recommendedMm } from "./design-limits";
import { drawTablePage, type PageContent } from "./pdf-page";
import { type DownloadFile, LIMITS_DATE, saveFiles } from "./save";

const mm = (value: number): string => `${value} mm`;
const recommended = (id: Parameters<typeof recommendedMm>[0]): string => mm(recommendedMm(id));
const { minTraceMm, minDrillMm, minAnnularRingMm, minPlatedSlotMm, minCutoutMm, aspectRatio } = CAPABILITY;

const DFM: Record<Locale, PageContent> = {
  en: {
    title: "DFM checklist",
    lead: `Before you export. Limits of ${LIMITS_DATE}; the capability page has those of today.\nBoard: ____________________  Revision: ________  Date: ____________`,
    sections: [
      {
        title: "Copper",
        checks: [
          `Traces and spacing at least ${mm(minTraceMm)} on 1 oz, 0.15 mm on 2 oz; 0.2 mm where there is room`,
          "Net classes for currents above 1 A and voltages above 15 V",
          `Copper at least ${recommended("copperToEdgeOuter")} from the edge, ${recommended("copperToScore")} from a V-score`,
          "Zones refilled; no islands, no slivers; thermal reliefs on hand-soldered pads",
          "Both outer layers, and opposite inner layers, with similar copper density",
        ],
      },
      {
        title: "Holes",
        checks: [
          `Smallest hole ${mm(minDrillMm)}, and board thickness at most ${aspectRatio} times the hole`,
          `Via annular ring ${mm(minAnnularRingMm)} or more; component holes ${recommended("componentRing")}`,
          `Hole to copper of another net ${recommended("viaToCopperInner")}; hole to hole ${recommended("viaSpacing")}`,
          `PTH slots from ${mm(minPlatedSlotMm)}, NPTH slots and cutouts from ${mm(minCutoutMm)} wide`,
          "Mounting holes are NPTH unless you want plating; component holes 0.2 mm wider than the lead",
        ],
      },
      {
        title: "Outline",
        checks: [
          "One closed line on the outline layer, no duplicate lines; cutouts drawn as holes in it",
          "Inner corners have the radius of the router bit, 0.5 mm or more",
          `Half holes: ${mm(CASTELLATION.minHoleMm)} or wider, ${mm(CASTELLATION.minGapMm)} apart, ${mm(CASTELLATION.minToCornerMm)} from corners`,
        ],
      },
      {
        title: "Solder mask and silkscreen",
        checks: [
          `Mask expansion 0.05 mm; dams between pads ${mm(MASK_DAM_MM.green)} (green), ${mm(MASK_DAM_MM.other)} (other colors)`,
          "Vias tented, plugged or open as in the order",
          `Text ${recommended("silkHeight")} high with ${recommended("silkWidth")} lines, ${recommended("silkOnMaskOpening")} from mask openings`,
          "Pin 1, polarity and revision on the silkscreen, not under parts",
        ],
      },
      {
        title: "Assembly",
        checks: [
          "No vias in SMD pads, or filled and capped vias ordered",
          "Fiducials: at least two, or three, per assembled side, 1 mm of copper in a 2 mm opening",
          "Parts 3 mm from edges that run on a conveyor, 1 mm from a V-score, or rails ordered",
          "Courtyards don't overlap; tall parts not next to hand-soldered ones",
          "Designators unique, the same in BOM, coordinate file and silkscreen",
        ],
      },
      {
        title: "Before you order",
        checks: [
          "DRC of the design tool without errors, with the rules of the board house",
          "Files uploaded; detected layers, size and hole count as expected; DFM report read",
        ],
      },
    ],
  },
  zh: {
    title: "DFM 检查清单",
    lead: `导出文件之前使用。${LIMITS_DATE} 的限值，最新数值见工艺能力页。\n板名：____________________  版本：________  日期：____________`,
    sections: [
      {
        title: "铜箔",
        checks: [
          `线宽线距：1 oz 不小于 ${mm(minTraceMm)}，2 oz 不小于 0.15 mm；空间允许时用 0.2 mm`,
          "1 A 以上的电流、15 V 以上的电压各建网络类",
          `铜到板边不小于 ${recommended("copperToEdgeOuter")}，到 V 割线不小于 ${recommended("copperToScore")}`,
          "铺铜已刷新；无孤铜、无铜箔细丝；手焊焊盘用热焊盘连接",
          "两面外层、对称的内层铜面积比接近",
        ],
      },
      {
        title: "孔",
        checks: [
          `最小孔 ${mm(minDrillMm)}，板厚不超过孔径的 ${aspectRatio} 倍`,
          `过孔焊环不小于 ${mm(minAnnularRingMm)}，元件孔不小于 ${recommended("componentRing")}`,
          `孔到其他网络的铜 ${recommended("viaToCopperInner")}，孔到孔 ${recommended("viaSpacing")}`,
          `金属化槽宽 ${mm(minPlatedSlotMm)} 起，非金属化槽与内部开槽 ${mm(minCutoutMm)} 起`,
          "安装孔不需要金属化的设为非金属化孔；元件孔比引脚大 0.2 mm",
        ],
      },
      {
        title: "外形",
        checks: [
          "外形层只有一条闭合线，无重复线；内部开槽画在同一层",
          "内角带铣刀半径，0.5 mm 以上",
          `半孔：孔径 ${mm(CASTELLATION.minHoleMm)} 起，间距 ${mm(CASTELLATION.minGapMm)}，距板角 ${mm(CASTELLATION.minToCornerMm)}`,
        ],
      },
      {
        title: "阻焊与丝印",
        checks: [
          `阻焊开窗单边 0.05 mm；焊盘间阻焊桥 ${mm(MASK_DAM_MM.green)}（绿色）、${mm(MASK_DAM_MM.other)}（其他颜色）`,
          "过孔盖油、塞油或开窗与订单一致",
          `字高 ${recommended("silkHeight")}，线宽 ${recommended("silkWidth")}，距阻焊开窗 ${recommended("silkOnMaskOpening")}`,
          "1 脚、极性和版本号已印，且不在元件下面",
        ],
      },
      {
        title: "贴装",
        checks: [
          "贴片焊盘上没有过孔，否则订购树脂塞孔电镀填平",
          "每个贴装面至少两个、最好三个 Mark 点：直径 1 mm 铜，开窗 2 mm",
          "元件距传送边 3 mm、距 V 割线 1 mm，否则订购工艺边",
          "元件外框不重叠；高元件不紧挨手焊元件",
          "位号唯一，BOM、坐标文件、丝印三者一致",
        ],
      },
      {
        title: "下单之前",
        checks: ["设计软件按板厂规则做 DRC，无错误", "上传文件后，识别的层、尺寸、孔数符合预期，并已看过 DFM 报告"],
      },
    ],
  },
};

const GERBER: Record<Locale, PageContent> = {
  en: {
    title: "Gerber export checklist",
    lead: "For every export, from any design tool.\nBoard: ____________________  Revision: ________  Date: ____________",
    sections: [
      {
        title: "Before the export",
        checks: [
          "DRC without errors; zones refilled; board saved",
          "One origin for Gerber, drill and coordinate files, at the lower left corner of the board or left at its default",
          "An empty output folder, so that no file of an older revision stays in it",
        ],
      },
      {
        title: "Gerber settings",
        checks: [
          "Gerber X2, or RS-274X with embedded apertures; never RS-274-D",
          "Millimeters, format 4.6, or inches 2.5 or finer",
          "No frame, title block or mirrored layers; all layers seen from the top",
          "The outline on its own layer and on no copper layer",
        ],
      },
      {
        title: "Files, one for each",
        checks: [
          "Copper: top, bottom, and inner layers in numbered order",
          "Solder mask: top and bottom",
          "Silkscreen: each side that you order",
          "Paste: each side that is assembled or needs a stencil",
          "Outline with slots and cutouts",
          "Drill files: PTH and NPTH separate; slots routed (G85 or rout), not only in a drawing",
          "V-score lines or panel drawing where the files are a panel",
        ],
      },
      {
        title: "Drill settings",
        checks: [
          "Excellon, the same unit as the Gerber files, decimal points or zeros stated in the header",
          "The same origin as the Gerber files; no mirrored Y axis",
          "Blind and buried vias: one file for each pair of layers",
        ],
      },
      {
        title: "Further files",
        checks: [
          "IPC-D-356 netlist, with which open and short circuits against the design are found",
          "For assembly: BOM and coordinate file of the same revision",
          "A readme only for what no other file says: stackup, impedance, special processes",
        ],
      },
      {
        title: "After the export",
        checks: [
          "All files in one zip, without older zips or project files in it",
          "Opened in a Gerber viewer: every layer, drills on pads, outline closed, text readable and not mirrored",
          "Size, layer count, number of holes and smallest trace as in the design",
          "Uploaded: detected layers correct, DFM report read, specification compared",
        ],
      },
    ],
  },
  zh: {
    title: "Gerber 导出清单",
    lead: "适用于每次导出、任何设计软件。\n板名：____________________  版本：________  日期：____________",
    sections: [
      {
        title: "导出之前",
        checks: [
          "DRC 无错误，铺铜已刷新，文件已保存",
          "Gerber、钻孔、坐标文件用同一原点：板子左下角，或都用默认原点",
          "输出到空文件夹，不留旧版本的文件",
        ],
      },
      {
        title: "Gerber 设置",
        checks: [
          "Gerber X2，或内嵌光圈的 RS-274X；不要用 RS-274-D",
          "毫米，格式 4.6；英制不粗于 2.5",
          "不带图框、标题栏，不镜像，各层都按顶面视角",
          "外形单独一层，不出现在铜层上",
        ],
      },
      {
        title: "文件，每项一个",
        checks: [
          "铜层：顶层、底层，内层按顺序编号",
          "阻焊：顶面、底面",
          "丝印：需要印刷的面",
          "锡膏：需要贴装或开钢网的面",
          "外形，含槽和内部开槽",
          "钻孔：金属化孔与非金属化孔分开；槽用 G85 或铣切指令，不能只画在图上",
          "文件本身是拼板时，附 V 割线或拼板图",
        ],
      },
      {
        title: "钻孔设置",
        checks: [
          "Excellon，单位与 Gerber 一致，带小数点或在文件头写明补零方式",
          "原点与 Gerber 相同，Y 轴不镜像",
          "盲埋孔：每对层一个文件",
        ],
      },
      {
        title: "其他文件",
        checks: [
          "IPC-D-356 网表，用来核对与设计相比的开路和短路",
          "需要贴装时：同一版本的 BOM 和坐标文件",
          "其他文件表达不了的才写说明：层叠、阻抗、特殊工艺",
        ],
      },
      {
        title: "导出之后",
        checks: [
          "全部放进一个 zip，里面没有旧压缩包和工程文件",
          "用 Gerber 查看器打开：每层齐全，孔在焊盘上，外形闭合，文字可读、没有镜像",
          "尺寸、层数、孔数、最细线宽与设计一致",
          "上传后：识别的层正确，已看 DFM 报告，已核对参数",
        ],
      },
    ],
  },
};

const pages = (name: string, content: Record<Locale, PageContent>) => async (): Promise<DownloadFile[]> => [
  { name: `${name}-en.pdf`, bytes: await drawTablePage(content.en) },
  { name: `${name}-zh.pdf`, bytes: await drawTablePage(content.zh) },
];

await saveFiles(import.meta.url, "dfm-checklist", pages("dfm-checklist", DFM));
await saveFiles(import.meta.url, "gerber-export-checklist", pages("gerber-export-checklist", GERBER));
