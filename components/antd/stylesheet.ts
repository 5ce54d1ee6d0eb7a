// Where antd's extracted rules are; written by scripts/antd-css.mjs.
export const ANTD_STYLESHEET = "/antd.css?v=7fc056487931";
