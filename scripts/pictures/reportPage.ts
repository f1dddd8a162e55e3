/** How the two pictures are laid over each other. */
const VIEWS = ["Slider", "Before", "After", "Difference", "Side by side"];

const STYLE = `
:root{color-scheme:light dark;--cut:50%}
body{font:1rem/1.5 system-ui;margin:0 1.5rem 3rem}
header{position:sticky;inset-block-start:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding-block:.75rem;background:Canvas;border-block-end:1px solid #8888}
header h1{font-size:1.25rem;margin:0}
fieldset{display:flex;flex-wrap:wrap;gap:1rem;border:0;padding:0;margin:0}
input[type=range]{inline-size:20rem}
section{padding-block:1.5rem}
h2{font-size:1.125rem;margin:0}
.pictures{display:grid;inline-size:max-content;max-inline-size:100%;overflow:auto;border:1px solid #8888;background:#fff}
figure{grid-area:1/1;margin:0}
figcaption{display:none}
img{display:block;max-inline-size:none}
:root[data-view=Slider] .Difference,:root[data-view=Before] figure:not(.Before,.alone),:root[data-view=After] figure:not(.After,.alone),:root[data-view=Difference] figure:not(.Difference,.alone){visibility:hidden}
:root[data-view=Slider] .After:not(.alone){clip-path:inset(0 0 0 var(--cut))}
:root[data-view="Side by side"] .pictures{display:flex;flex-wrap:wrap;gap:1rem;inline-size:auto;border:0;background:none}
:root[data-view="Side by side"] figure{border:1px solid #8888}
:root[data-view="Side by side"] figcaption{display:block}
`;

const SCRIPT = `
const { dataset, style } = document.documentElement;
addEventListener("input", ({ target }) => {
  if (target.type === "range") style.setProperty("--cut", target.value + "%");
  else dataset.view = target.value;
});
`;

/** A page with one control for all its pictures, each in its own size. */
export function reportPage(sections: readonly string[]): string {
  const choice = (view: string, index: number) =>
    `<label><input type="radio" name="view" value="${view}"${index === 0 ? " checked" : ""}> ${view}</label>`;
  const count = `${sections.length} ${sections.length === 1 ? "picture" : "pictures"}`;
  return `<!doctype html><html lang="en" data-view="${VIEWS[0]}"><meta charset="utf-8"><title>${count} · Haat</title><style>${STYLE}</style>
<header><h1>${count}</h1><fieldset aria-label="Look at">${VIEWS.map(choice).join("")}</fieldset>
<label>Before <input type="range" value="50" aria-label="How much of the former picture is shown"> After</label></header>
${sections.join("\n")}<script>${SCRIPT}</script></html>`;
}
