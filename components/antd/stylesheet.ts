// Extracted stylesheet of antd; written by scripts/antd-css.mjs.
export const ANTD_STYLESHEET = "/antd.css?v=d008ccfd88e4";
