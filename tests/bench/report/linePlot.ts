export interface Line {
  label: string;
  /** Each at its place from the left and its height. */
  points: readonly (readonly [x: number, y: number])[];
  /** A budget, drawn as a dashed line in the same colour. */
  limit?: number;
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 300, 48, 34, 40];
const STEPS = 4;

const text = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws up to three curves over one axis as an SVG that is readable on light and dark backgrounds. */
export function linePlot(heading: string, axes: { x: string; y: string }, lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const [mostX, mostY] = [all.map(([x]) => x), [...all.map(([, y]) => y), ...lines.map(({ limit = 0 }) => limit)]].map(
    (list) => Math.max(1, ...list),
  ) as [number, number];
  const x = (value: number) => (LEFT + (value / mostX) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (value: number) => (HEIGHT - BOTTOM - (value / mostY) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const parts: string[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const [across, up] = [(mostX / STEPS) * step, (mostY / STEPS) * step];
    parts.push(
      `<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(up)}" y2="${y(up)}" class="g"/>`,
      `<text x="${LEFT - 6}" y="${Number(y(up)) + 4}" text-anchor="end">${Math.round(up)}</text>`,
      `<text x="${x(across)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${Number(across.toFixed(1))}</text>`,
    );
  }
  parts.push(
    `<text x="${WIDTH - 8}" y="${HEIGHT - 6}" text-anchor="end">${text(axes.x)}</text>`,
    `<text x="0" y="${TOP - 8}">${text(axes.y)}</text>`,
  );
  for (const [at, { label, points, limit }] of lines.entries()) {
    const path = points.map(([px, py]) => `${x(px)},${y(py)}`).join(" ");
    parts.push(`<polyline points="${path}" class="c${at}"/>`);
    if (limit !== undefined) {
      parts.push(`<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(limit)}" y2="${y(limit)}" class="c${at} l"/>`);
    }
    parts.push(
      `<line x1="${LEFT + 160 * at}" x2="${LEFT + 160 * at + 20}" y1="${HEIGHT - 10}" y2="${HEIGHT - 10}" class="c${at}"/>`,
      `<text x="${LEFT + 160 * at + 26}" y="${HEIGHT - 6}">${text(label)}</text>`,
    );
  }
  const colours = (list: string[]) => list.map((colour, at) => `.c${at}{stroke:${colour}}`).join("");
  const style =
    "text{font:12px system-ui,sans-serif;fill:#57606a}.b{font-weight:600;fill:#24292f}.g{stroke:#d0d7de}" +
    `polyline{fill:none}polyline,line{stroke-width:1.5}.l{stroke-dasharray:4 3}${colours(["#1f7a3d", "#0969da", "#9a6700"])}` +
    "@media(prefers-color-scheme:dark){text{fill:#9da7b3}.b{fill:#e6edf3}.g{stroke:#30363d}" +
    `${colours(["#3fb950", "#58a6ff", "#d29922"])}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${text(heading)}">
<style>${style}</style>
<text x="0" y="14" class="b">${text(heading)}</text>
${parts.join("\n")}
</svg>
`;
}
