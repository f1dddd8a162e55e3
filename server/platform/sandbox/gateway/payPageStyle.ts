export const payPageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:24px 12px;background:#eef1f6;color:#1b2430;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:#fff;border-radius:14px;overflow:hidden;box-shadow:0 8px 30px rgba(20,30,60,.14)}
header{padding:24px;background:#1f3a8a;color:#fff}
header p{margin:0}header h1{margin:4px 0;font-size:34px;line-height:1.2}
.ref{font-size:12px;overflow-wrap:anywhere;color:#d6def5}
nav{display:flex;border-bottom:1px solid #d5dbe6}
nav a{flex:1;padding:12px 4px;text-align:center;color:#3a4657;text-decoration:none;border-bottom:3px solid transparent}
nav a[aria-current]{color:#1f3a8a;font-weight:600;border-color:#1f3a8a}
form,.done{padding:20px 24px;display:grid;gap:14px}
label{display:grid;gap:4px;font-size:14px;color:#3a4657}
input,select{min-height:44px;padding:8px 12px;border:1px solid #7b8797;border-radius:8px;font:inherit;color:inherit;background:#fff;width:100%}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.hint{margin:0;font-size:14px;color:#4d5a6b}
button{min-height:44px;padding:8px 14px;border:1px solid #7b8797;border-radius:8px;background:#fff;color:#1b2430;font:inherit;cursor:pointer}
button.pay{background:#1f3a8a;border-color:#1f3a8a;color:#fff;font-weight:600}
button.cancel{border-color:transparent;text-decoration:underline}
:focus-visible{outline:3px solid #f2a33a;outline-offset:2px}
fieldset{display:grid;gap:10px;margin:4px 0 0;padding:12px;border:1px dashed #7b8797;border-radius:8px}
legend{padding:0 6px;font-size:14px;color:#3a4657}
.late{display:grid;grid-template-columns:1fr 1fr;gap:10px;align-items:end}
.done h2{margin:0;font-size:22px}.done p{margin:0}
.pay.done h2{color:#14692e}.fail h2{color:#a32020}
footer{padding:12px 24px 18px;font-size:13px;color:#4d5a6b}
`.replaceAll("\n", "");
