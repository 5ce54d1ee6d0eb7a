// Extracted stylesheet of antd; written by scripts/antd-css.mjs.
export const ANTD_STYLESHEET = "/antd.css?v=7fc056487931";
