/** Light and dark; one column on phones and in a frame, the amount beside the payment methods on wide screens. */
export const payPageStyle = `
:root{--ground:#eef1f6;--card:#fff;--text:#1b2430;--quiet:#4d5a6b;--line:#d5dbe6;--edge:#7b8797;--brand:#1f3a8a;--on:#fff;--on-quiet:#d6def5;--link:#1f3a8a;--tint:#eef3ff;--good:#14692e;--bad:#a32020;--wait:#7a4a00}
@media (prefers-color-scheme:dark){:root{--ground:#0e131b;--card:#182029;--text:#eef2f8;--quiet:#b2bdcc;--line:#313c4a;--edge:#8794a6;--brand:#1c3478;--link:#a9c1ff;--tint:#202c45;--good:#7ddb9a;--bad:#ff9d9d;--wait:#f3c27a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:24px 12px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{display:grid;width:100%;max-width:440px;background:var(--card);border-radius:16px;overflow:hidden;box-shadow:0 10px 40px rgba(10,20,50,.16)}
header{padding:20px 24px;background:var(--brand);color:var(--on);display:grid;grid-template-columns:auto 1fr;column-gap:12px;align-items:center}
header p{margin:0}
.mark{display:grid;place-items:center;width:40px;height:40px;border-radius:12px;background:#fff;color:#1f3a8a;font-weight:700;font-size:18px}
.to{padding-right:44px;overflow-wrap:anywhere}
h1{grid-column:1/-1;margin:12px 0 4px;font-size:36px;line-height:1.15;font-variant-numeric:tabular-nums}
.ref{grid-column:1/-1;font-size:12px;overflow-wrap:anywhere;color:var(--on-quiet)}
nav{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:20px 20px 0}
nav a{display:grid;justify-items:center;gap:4px;min-height:64px;padding:10px 4px;border:1px solid var(--line);border-radius:12px;color:var(--quiet);font-size:14px;text-decoration:none}
nav a:hover{border-color:var(--edge)}
nav a[aria-current]{border-color:var(--link);background:var(--tint);color:var(--link);font-weight:600}
form{padding:20px;display:grid;gap:12px}
label{display:grid;gap:6px;font-size:14px;color:var(--quiet)}
input:not([type=radio]){min-height:48px;width:100%;padding:8px 14px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:var(--text);font:inherit;font-size:16px}
::placeholder{color:var(--quiet);opacity:1}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.hint{margin:0;font-size:14px;color:var(--quiet)}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0 0 8px;font-size:14px;color:var(--quiet)}
.banks{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.banks legend{grid-column:1/-1}
.bank{display:flex;align-items:center;gap:8px;min-height:48px;padding:6px 12px;border:1px solid var(--line);border-radius:10px;color:var(--text);line-height:1.25;cursor:pointer}
.bank:has(:checked){border-color:var(--link);background:var(--tint)}
.bank input{flex:none;width:18px;height:18px;margin:0;accent-color:var(--link)}
button,.again{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 14px;border:1px solid var(--edge);border-radius:10px;background:transparent;color:var(--text);font:inherit;font-size:14px;text-decoration:none;cursor:pointer}
button:hover{background:var(--tint)}
button.pay{min-height:52px;border-color:transparent;background:#1f3a8a;color:#fff;font-size:16px;font-weight:600}
button.pay:hover{background:#182e70}
button.cancel{border-color:transparent;color:var(--link);text-decoration:underline}
.else{display:flex;flex-wrap:wrap;gap:8px;padding-top:14px;border-top:1px dashed var(--line)}
.else legend{float:left;width:100%}
.late{display:inline-flex;align-items:center;gap:8px}
.late label{display:inline-flex;grid-auto-flow:column;align-items:center;gap:6px}
.late input:not([type=radio]){width:84px;min-height:44px}
.done{display:grid;justify-items:center;gap:10px;padding:40px 24px;text-align:center}
.done h2{margin:6px 0 0;font-size:24px;color:var(--text)}.done p{margin:0}
.good svg{color:var(--good)}.bad svg{color:var(--bad)}.wait svg{color:var(--wait)}
footer{display:flex;gap:8px;align-items:center;padding:14px 20px;border-top:1px solid var(--line);font-size:12px;color:var(--quiet)}
footer svg{flex:none}
:focus-visible{outline:3px solid #f2a33a;outline-offset:2px}
@media (min-width:800px){body{place-items:center}main{max-width:860px;grid-template-columns:320px 1fr;grid-template-rows:1fr auto}header{grid-row:1/3;align-content:start;padding:32px}nav,form{padding-left:32px;padding-right:32px}nav{padding-top:32px}footer{padding:14px 32px}}
@media (max-width:480px){body{padding:0;background:var(--card)}main{max-width:none;border-radius:0;box-shadow:none}}
`.replaceAll("\n", "");
