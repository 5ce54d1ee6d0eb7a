// Writes public/antd.css and the module that knows its version; run after a change of theme, antd or used widgets.
import { writeFileSync } from "node:fs";
import { register } from "tsx/esm/api";

register();
const { extractAntdCss, stylesheetModule } = await import("./antd/extract-css.ts");
const at = (path) => new URL(`../${path}`, import.meta.url);
const css = extractAntdCss();
writeFileSync(at("public/antd.css"), css);
writeFileSync(at("components/antd/stylesheet.ts"), stylesheetModule(css));
console.log(`public/antd.css: ${css.length} characters`);
