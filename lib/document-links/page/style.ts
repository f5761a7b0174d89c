import { Html } from "./html";

/** The product's typeface in its latin subset. The name of the file contains its hash. */
export const typefaceAddress = "/fonts/inter-latin-3100e775.woff2";

/** The style of the client's page: the colors of app/globals.css, white paper in both themes, from 320 px. A logo on white has no ground in the light theme. */
export const style = new Html(`
@font-face{font-family:Inter;src:url(${typefaceAddress}) format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}
:root{color-scheme:light dark;--canvas:oklch(0.968 0.004 85);--panel:#fff;--line:oklch(0.912 0.005 85);--line-strong:oklch(0.62 0.01 80);--ink:oklch(0.235 0.009 75);--muted:oklch(0.475 0.011 75);--accent:oklch(0.265 0.011 75);--on-accent:oklch(0.985 0.003 85);--focus:oklch(0.56 0.19 257);--danger:oklch(0.525 0.195 27);--done:oklch(0.55 0.13 155)}
@media screen and (prefers-color-scheme:dark){:root{--canvas:oklch(0.19 0.005 70);--panel:oklch(0.228 0.006 70);--line:oklch(0.302 0.007 70);--line-strong:oklch(0.58 0.01 75);--ink:oklch(0.935 0.006 85);--muted:oklch(0.735 0.009 80);--accent:oklch(0.93 0.007 85);--on-accent:oklch(0.21 0.008 70);--focus:oklch(0.7 0.15 257);--danger:oklch(0.73 0.145 25);--done:oklch(0.72 0.14 155)}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:15px/22px Inter,ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans","Noto Sans Thai","Noto Sans CJK JP",sans-serif;overflow-wrap:anywhere;padding:16px 12px 40px}
main{max-width:840px;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
a{color:inherit;text-underline-offset:3px}
p a{display:inline-block;padding:6px 0}
h1{font-size:20px;line-height:26px;font-weight:600;letter-spacing:-.01em}
h2{font-size:16px;line-height:22px;font-weight:600}
.muted{color:var(--muted)}
.number{font-variant-numeric:tabular-nums}
.sender{display:flex;flex-direction:column;gap:8px}
@media (prefers-color-scheme:light){.sender .logo{mix-blend-mode:multiply}}
@media (prefers-color-scheme:dark){.sender .logo{margin:4px;background:#fff;box-shadow:0 0 0 4px #fff}}
.head{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center;justify-content:space-between}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:16px 20px}
.panel>*+*{margin-top:12px}
.panel.head>*{margin-top:0}
.pay-online{margin:12px 0}
.due-now h2{font-size:15px;font-weight:400}.due-now{border-top:3px solid var(--strong,var(--accent));padding-block:20px}
.ended{display:flex;align-items:center;gap:10px}.ended svg{width:20px;height:20px;flex:none;color:var(--done)}.ended>*+*{margin-top:0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border-radius:8px;border:1px solid var(--line-strong);background:transparent;color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
label{display:block;font-weight:600}
label span{font-weight:400;color:var(--muted)}
input,textarea{display:block;width:100%;min-height:44px;margin-top:4px;padding:9px 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--panel);color:var(--ink);font:inherit}
textarea{min-height:88px;resize:vertical}
form{display:grid;gap:14px}
.pair{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(240px,100%),1fr))}
.error{color:var(--danger);font-weight:600}
summary{cursor:pointer;min-height:44px;display:inline-flex;align-items:center;font-weight:600;text-decoration:underline;text-underline-offset:3px}
summary::-webkit-details-marker{display:none}
details[open] summary{margin-bottom:12px}
.menu{position:relative}.menu[open] summary{margin:0}.menu summary::after{content:"";margin-inline-start:10px;border:solid;border-width:0 1.5px 1.5px 0;padding:3px;transform:translateY(-2px) rotate(45deg)}
.menu ul{position:absolute;z-index:2;inset-inline-start:0;width:max-content;max-width:calc(100vw - 24px);margin-top:4px;padding:6px;list-style:none;background:var(--panel);border:1px solid var(--line-strong);border-radius:8px}.menu li{padding:0 12px;font-size:13px}.menu a{display:flex;align-items:center;min-height:44px;margin:0 -12px;padding:0 12px;border-radius:4px;font-size:15px;text-decoration:none}.menu a:hover{background:var(--canvas)}
.pay{display:grid;gap:16px 24px;grid-template-columns:minmax(0,1fr)}
.account{margin-top:12px;container-type:inline-size;display:grid;grid-template-columns:minmax(0,1fr);gap:8px}
.account dd{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:4px 12px}.account bdi{flex:1;min-width:0}.account .iban{font-size:clamp(14px,4.4cqi,15px);overflow-wrap:normal;text-wrap:balance}
.copy{flex:none;min-height:44px;padding:0 14px;border:1px solid var(--line-strong);border-radius:8px;background:transparent;color:var(--ink);font:inherit;font-weight:500;cursor:pointer}.copy[hidden]{display:none}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
dt{color:var(--muted)}
.due{font-size:32px;line-height:38px;font-weight:600;letter-spacing:-.02em;margin:2px 0}
.answers{display:flex;flex-wrap:wrap;gap:8px}
figure{text-align:center;text-wrap:balance;width:176px;max-width:100%;margin:0 auto}
figure svg{display:block;width:100%;height:auto;margin-bottom:6px;background:#fff;border-radius:6px}
.code-dark{fill:#000}.code-light{fill:#fff}
.paper{background:#fff;color:#26231f;border:1px solid var(--line);border-radius:4px;padding:24px 18px;font-size:15px;color-scheme:light;--muted:#62605c;--line:#d9d7d3;--strong:#26231f}
.paper>*+*{margin-top:22px}
.paper h2{font-size:26px;line-height:1.15;color:var(--strong)}
.paper h3{font:inherit;color:var(--muted)}.paper h3,.paper .facts dt,.paper th{font-size:13px}
.paper .columns{display:grid;gap:18px 28px;grid-template-columns:minmax(0,1fr)}
.logo{display:block;max-width:100%;height:auto;image-orientation:none}.paper .logo{margin-bottom:14px}
.strong{font-weight:600}
.headline{font-size:18px;font-weight:600;line-height:1.35}
.lines{white-space:pre-line;unicode-bidi:plaintext}[dir=rtl] .lines{text-align:right}
.facts{align-content:start}.stacked{grid-template-columns:minmax(0,1fr);gap:0}.stacked dd+dt{margin-top:8px}
table{width:100%;border-collapse:collapse;display:block}
tbody{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:10px 0;border-bottom:1px solid var(--line)}
tbody tr:first-child{border-top:1px solid var(--strong)}
td{padding:0;grid-column:1}
td:nth-child(3)::before{content:"× "}
td:first-child{grid-column:1/-1}
.figure{font-variant-numeric:tabular-nums;color:var(--muted)}
td:last-child{grid-column:2;grid-row:2/span 3;text-align:end;color:inherit}
tr.discounted{border-bottom:0;padding-bottom:2px}tr.discount{padding-top:0}.discount td:first-child{grid-column:1}.discount td:last-child{grid-row:1}
.totals{margin-inline-start:auto;max-width:420px}
.totals div{display:flex;justify-content:space-between;gap:16px;padding:2px 0}
.totals .sum{border-top:1px solid var(--strong);margin-top:6px;padding-top:8px;font-weight:600;font-size:16px}
.totals dd{text-align:end;font-variant-numeric:tabular-nums}
.totals .sum dt{color:inherit}
.rule{border-bottom:1px solid #26231f;height:40px}
.fill{display:flex;gap:8px}.fill::after{content:"";flex:1;border-bottom:1px solid var(--line)}
.alone{max-width:400px;min-height:calc(100vh - 96px);margin:0 auto;display:grid;align-content:center;text-align:center;text-wrap:balance}.alone p{margin-top:8px;color:var(--muted)}
@media (max-width:639px){.answers.bar{position:fixed;inset:auto 0 0;z-index:1;flex-wrap:nowrap;padding:10px 12px calc(10px + env(safe-area-inset-bottom));background:var(--panel);border-top:1px solid var(--line)}.bar .button{flex:1}body:has(.bar){padding-bottom:calc(104px + env(safe-area-inset-bottom))}}
footer{color:var(--muted);font-size:14px;text-align:center}
@media (min-width:640px){.account{container-type:normal;grid-template-columns:auto minmax(0,1fr);gap:4px 16px}.account>div{display:contents}.account dt,.account dd{min-height:28px;align-content:center}.account dd{justify-content:start}.account bdi{flex:initial}.account .iban{font-size:inherit}.copy{font-size:13px}.stacked{grid-template-columns:auto minmax(0,1fr);gap:4px 16px}.stacked dd+dt{margin-top:0}}
@media (min-width:640px) and (pointer:fine){.copy{min-height:28px;padding:0 10px}}
@media (min-width:640px){body{padding:32px 24px 56px}.pay{grid-template-columns:minmax(0,1fr) auto}.menu ul{inset-inline:auto 0}.paper{padding:56px}.paper .columns{grid-template-columns:repeat(2,minmax(0,1fr))}
table{display:table}thead{position:static;display:table-header-group;clip-path:none;color:var(--muted)}tbody{display:table-row-group}tr{display:table-row}th{font-weight:400;text-align:start;padding:0 0 6px;border-bottom:1px solid var(--strong)}th.figure{text-align:end}td:nth-child(3)::before{content:none}td{padding:9px 0 9px 14px;border-bottom:1px solid var(--line);vertical-align:top}[dir=rtl] td{padding:9px 14px 9px 0}td:first-child{padding-inline:0}.discounted td{border-bottom:0;padding-bottom:2px}.discount td{padding-top:0}.figure{text-align:end;color:inherit;white-space:nowrap}th.figure{padding-inline-start:14px}}
@media print{.answers.bar{display:none}body{padding:0;background:#fff}.paper{border:0;padding:0}.screen{display:none}}
`);
