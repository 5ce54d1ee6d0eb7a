// antd theme from the tokens of app/tokens.css.
import { type ThemeConfig, theme } from "antd";

const LIGHT = {
  colorPrimary: "#98471a",
  colorSuccess: "#1d6540",
  colorWarning: "#765200",
  colorError: "#a31c2e",
  colorInfo: "#28536f",
  colorLink: "#8c4016",
  colorTextLightSolid: "#ffffff",
  colorBgLayout: "#f4f1e8",
  colorBgContainer: "#fbf9f3",
  colorBgElevated: "#ffffff",
  colorFillAlter: "#ebe7db",
  colorText: "#17201b",
  colorTextSecondary: "#444d47",
  colorTextTertiary: "#5c635c",
  colorTextPlaceholder: "#5c635c",
  colorTextDisabled: "#8a8c80",
  colorBorder: "#8a8470",
  colorBorderSecondary: "#ddd7c8",
  colorPrimaryBg: "#f3e2d2",
};

/** Custom property of app/tokens.css behind each color; antd computes with the values and so needs the digits. */
export const TOKEN_OF_COLOR: Record<keyof typeof LIGHT, string> = {
  colorPrimary: "--c-primary",
  colorSuccess: "--c-success",
  colorWarning: "--c-warning",
  colorError: "--c-error",
  colorInfo: "--c-info",
  colorLink: "--c-primary-text",
  colorTextLightSolid: "--c-on-primary",
  colorBgLayout: "--c-page",
  colorBgContainer: "--c-surface",
  colorBgElevated: "--c-raised",
  colorFillAlter: "--c-sunken",
  colorText: "--c-ink",
  colorTextSecondary: "--c-ink-2",
  colorTextTertiary: "--c-ink-3",
  colorTextPlaceholder: "--c-ink-3",
  colorTextDisabled: "--c-ink-off",
  colorBorder: "--c-control",
  colorBorderSecondary: "--c-line",
  colorPrimaryBg: "--c-primary-soft",
};

const DARK: typeof LIGHT = {
  colorPrimary: "#e29a62",
  colorSuccess: "#7fcba1",
  colorWarning: "#e4bd62",
  colorError: "#f69c95",
  colorInfo: "#8fc0dd",
  colorLink: "#e8a673",
  colorTextLightSolid: "#1c0f05",
  colorBgLayout: "#0b1310",
  colorBgContainer: "#111b16",
  colorBgElevated: "#18241e",
  colorFillAlter: "#080e0b",
  colorText: "#ece8dc",
  colorTextSecondary: "#bcc1b6",
  colorTextTertiary: "#949d94",
  colorTextPlaceholder: "#949d94",
  colorTextDisabled: "#68716a",
  colorBorder: "#6d7c72",
  colorBorderSecondary: "#233029",
  colorPrimaryBg: "#33241a",
};

export const THEME_COLORS = { light: LIGHT, dark: DARK };

/** Class of antd's variables; the static stylesheet defines it once for each theme. */
export const THEME_KEY = "app";

const shape: ThemeConfig["token"] = {
  fontFamily: "var(--font-sans)",
  fontFamilyCode: "var(--font-mono)",
  fontSize: 14,
  fontSizeSM: 13,
  fontSizeLG: 15,
  fontWeightStrong: 600,
  borderRadius: 4,
  borderRadiusSM: 2,
  borderRadiusLG: 4,
  borderRadiusXS: 2,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 44,
  sizeUnit: 4,
  sizeStep: 4,
  lineWidth: 1,
  wireframe: false,
  motionDurationFast: "0.09s",
  motionDurationMid: "0.16s",
  motionDurationSlow: "0.28s",
  motionEaseOut: "cubic-bezier(0.2,0.7,0.2,1)",
  boxShadow: "var(--sh-2)",
  boxShadowSecondary: "var(--sh-3)",
  controlOutlineWidth: 2,
  zIndexPopupBase: 80,
};

/** Component colors are custom properties, so that they follow the theme. */
const components: ThemeConfig["components"] = {
  Table: {
    headerBg: "var(--c-sunken)",
    headerColor: "var(--c-ink-3)",
    headerSplitColor: "transparent",
    borderColor: "var(--c-line)",
    cellPaddingBlock: 10,
    cellPaddingInline: 12,
    cellPaddingBlockSM: 6,
    cellPaddingInlineSM: 12,
    selectionColumnWidth: 40,
    rowSelectedHoverBg: "var(--c-primary-soft)",
    rowHoverBg: "var(--c-raised)",
    rowSelectedBg: "var(--c-primary-soft)",
    cellFontSizeSM: 13,
    headerBorderRadius: 0,
  },
};

export function antdTheme(name: "light" | "dark"): ThemeConfig {
  return {
    cssVar: { key: THEME_KEY },
    hashed: false,
    algorithm: name === "dark" ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...shape, ...THEME_COLORS[name] },
    components,
  };
}
