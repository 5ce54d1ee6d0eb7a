// The style of the sandbox's page. The page loads nothing, so it repeats the few values of app/tokens.css that it uses.

type Tokens = Record<string, string>;

export const LIGHT: Tokens = {
  "--c-page": "#f4f1e8",
  "--c-surface": "#fbf9f3",
  "--c-raised": "#ffffff",
  "--c-ink": "#17201b",
  "--c-ink-2": "#444d47",
  "--c-ink-3": "#5c635c",
  "--c-line": "#ddd7c8",
  "--c-line-2": "#c6bfac",
  "--c-control": "#8a8470",
  "--c-primary": "#98471a",
  "--c-primary-hover": "#803a13",
  "--c-on-primary": "#ffffff",
  "--c-primary-text": "#8c4016",
  "--c-success": "#1d6540",
  "--c-warning": "#765200",
  "--c-warning-soft": "#f6e8c3",
  "--c-warning-line": "#d0aa50",
  "--c-error": "#a31c2e",
  "--c-info": "#28536f",
  "--c-focus": "#98471a",
};

export const DARK: Tokens = {
  "--c-page": "#0b1310",
  "--c-surface": "#111b16",
  "--c-raised": "#18241e",
  "--c-ink": "#ece8dc",
  "--c-ink-2": "#bcc1b6",
  "--c-ink-3": "#949d94",
  "--c-line": "#233029",
  "--c-line-2": "#35443b",
  "--c-control": "#6d7c72",
  "--c-primary": "#e29a62",
  "--c-primary-hover": "#eeb07f",
  "--c-on-primary": "#1c0f05",
  "--c-primary-text": "#e8a673",
  "--c-success": "#7fcba1",
  "--c-warning": "#e4bd62",
  "--c-warning-soft": "#33290f",
  "--c-warning-line": "#7a6222",
  "--c-error": "#f69c95",
  "--c-info": "#8fc0dd",
  "--c-focus": "#eeb07f",
};

const declared = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

export const SANDBOX_STYLE = `
:root{color-scheme:light;${declared(LIGHT)}}
:root[data-theme="dark"]{color-scheme:dark;${declared(DARK)}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${declared(DARK)}}}
*,*::before{box-sizing:border-box}
body{margin:0;min-width:320px;background:var(--c-page);color:var(--c-ink);font:400 15px/1.6 "Instrument Sans Variable","Helvetica Neue",Arial,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
.strip{background:var(--c-warning-soft);border-bottom:1px solid var(--c-warning-line);color:var(--c-warning);font-size:13px;font-weight:600;line-height:1.4;text-align:center;padding:8px 16px}
main{max-width:560px;margin:0 auto;padding:40px 16px 64px}
header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:16px}
.shop{font-size:18px;font-weight:600;letter-spacing:-.018em}
.mark{flex:none;border:1px solid var(--c-warning-line);border-radius:2px;background:var(--c-warning-soft);color:var(--c-warning);font-size:12.5px;font-weight:600;line-height:1.4;padding:2px 8px}
.sheet{background:var(--c-raised);border:1px solid var(--c-line-2);border-radius:4px;padding:24px}
h1{font-size:21px;font-weight:600;line-height:1.2;letter-spacing:-.018em;margin-bottom:4px}
.note{color:var(--c-ink-2)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;align-items:baseline;margin-top:20px;padding-top:16px;border-top:1px solid var(--c-line)}
dt{color:var(--c-ink-3);font-size:13px}
dd{text-align:right;font-variant-numeric:tabular-nums lining-nums}
.amount{font-size:26px;font-weight:600;line-height:1.2;letter-spacing:-.018em}
h2{font-size:15px;font-weight:600;line-height:1.4;margin-top:24px}
h2+.hint{color:var(--c-ink-3);font-size:13px;line-height:1.4;margin-top:2px}
.choices{display:grid;gap:8px;margin-top:12px}
button{appearance:none;display:block;width:100%;min-height:52px;padding:8px 16px 8px 38px;position:relative;text-align:left;font:inherit;font-weight:600;line-height:1.4;color:var(--c-ink);background:var(--c-surface);border:1px solid var(--c-control);border-radius:4px;cursor:pointer}
button:hover{border-color:var(--c-ink)}
button::before{content:"";position:absolute;left:16px;top:14px;width:10px;height:10px;border-radius:50%;background:var(--mark)}
.paid{--mark:var(--c-success)}
.failed{--mark:var(--c-error)}
.open{--mark:transparent}
.open::before{border:2px solid var(--c-info)}
.late{--mark:var(--c-warning)}
.main{color:var(--c-on-primary);background:var(--c-primary);border-color:var(--c-primary);--mark:currentColor}
.main:hover{background:var(--c-primary-hover);border-color:var(--c-primary-hover)}
small{display:block;font-size:13px;font-weight:400;color:var(--c-ink-2)}
.main small{color:inherit}
.back{display:inline-flex;align-items:center;min-height:44px;margin-top:16px;color:var(--c-primary-text);text-underline-offset:3px}
a:focus-visible,button:focus-visible{outline:2px solid var(--c-focus);outline-offset:2px}
@media (max-width:719px){main{padding-top:20px}.sheet{padding:20px 16px}}
`;
