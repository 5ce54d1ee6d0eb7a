// Three of the example projects as published ones.

import { EXAMPLE_PREFIX } from "@/lib/contracts/project-example";
import { openExample } from "@/lib/server/project/examples";
import type { SeedProject, SeedTexts } from "./seed-project";

type Texts = Record<"en" | "zh", Omit<SeedTexts, "note">>;

const FIRST = { en: "First version", zh: "首个版本" };

function exampleSeed(name: string, projectType: 0 | 1, publishedAt: string, texts: Texts): SeedProject {
  return {
    ...{ name, projectType, publishedAt, board: null, license: "CERN-OHL-P-2.0", revision: 1 },
    content: async () => (await openExample(`${EXAMPLE_PREFIX}${name}`, "en")).content,
    texts: { en: { ...texts.en, note: FIRST.en }, zh: { ...texts.zh, note: FIRST.zh } },
  };
}

export const EXAMPLE_SEEDS: readonly SeedProject[] = [
  exampleSeed("blinker", 1, "2026-11-20T02:00:00.000Z", {
    en: {
      title: "LED blinker with an NE555",
      introduction:
        "A 555 timer switches an LED about once a second. R1, R2 and C1 set the time: with **t = 0.693 · (R1 + 2 · R2) · C1** you can work out other rates and compare them with the simulation.\n\n- Runs from a 9 V battery\n- 0603 resistors and a timer in SO-8",
      tags: ["timer", "led", "beginner"],
    },
    zh: {
      title: "NE555 LED闪烁电路",
      introduction:
        "555定时器让LED约每秒闪烁一次，时间由R1、R2和C1决定。用公式**t = 0.693 ·（R1 + 2 · R2）· C1**计算其他频率，再与仿真结果对照。\n\n- 9V电池供电\n- 0603电阻与SO-8封装定时器",
      tags: ["定时器", "LED", "入门"],
    },
  }),
  exampleSeed("buck", 1, "2026-11-21T02:00:00.000Z", {
    en: {
      title: "Buck converter, 12 V to 5 V",
      introduction:
        "A step-down converter that you can take apart in the simulation: look at the switch node, the inductor current and the output ripple, then change the inductor or the output capacitor and run it again.",
      tags: ["power", "simulation", "teaching"],
    },
    zh: {
      title: "降压电源，12V转5V",
      introduction:
        "可以在仿真中逐项研究的降压变换器：观察开关节点电压、电感电流和输出纹波，再修改电感或输出电容后重新运行。",
      tags: ["电源", "仿真", "教学"],
    },
  }),
  exampleSeed("usb-c-sink", 0, "2026-11-22T02:00:00.000Z", {
    en: {
      title: "USB-C power sink, 5 V",
      introduction:
        "The input of a device that takes 5 V from USB-C: receptacle, the two 5.1 kΩ resistors on CC1 and CC2 that ask for power, a fuse and protection against surges. Copy it as the first sheet of your own project.",
      tags: ["usb", "power"],
    },
    zh: {
      title: "USB-C 5V取电电路",
      introduction:
        "从USB-C取5V电源的设备输入级：插座、CC1与CC2上用于请求供电的两只5.1kΩ电阻、熔断器和浪涌保护。可以复制后作为自己项目的第一张图页。",
      tags: ["USB", "电源"],
    },
  }),
];
