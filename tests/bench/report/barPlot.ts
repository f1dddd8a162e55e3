export interface Bar {
  label: string;
  value: number;
  /** The value that the others are compared with; it is drawn in grey. */
  isMeasure?: boolean;
}

export interface BarGroup {
  title: string;
  unit: string;
  bars: Bar[];
  /** A budget, drawn as a dashed line. */
  limit?: number;
}

const [WIDTH, LABELS, ROW, HEAD, FIGURES] = [640, 190, 22, 30, 70];
const SPACE = WIDTH - LABELS - FIGURES;

const text = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws groups of horizontal bars as an SVG that is readable on light and dark backgrounds. */
export function barPlot(heading: string, groups: readonly BarGroup[]): string {
  let y = 34;
  const parts: string[] = [];
  for (const { title, unit, bars, limit } of groups) {
    const most = Math.max(1, limit ?? 0, ...bars.map(({ value }) => value));
    const length = (value: number) => Math.max(1, Math.round((value / most) * SPACE));
    const top = y + HEAD - 8;
    parts.push(`<text x="0" y="${y + 14}" class="b">${text(title)}</text>`);
    y += HEAD;
    for (const { label, value, isMeasure } of bars) {
      parts.push(
        `<text x="${LABELS - 8}" y="${y + 12}" text-anchor="end">${text(label)}</text>`,
        `<rect x="${LABELS}" y="${y}" width="${length(value)}" height="15" rx="2" class="${isMeasure ? "m" : "v"}"/>`,
        `<text x="${LABELS + length(value) + 6}" y="${y + 12}">${value} ${text(unit)}</text>`,
      );
      y += ROW;
    }
    if (limit !== undefined) {
      const x = LABELS + length(limit);
      parts.push(`<line x1="${x}" x2="${x}" y1="${top}" y2="${y - 4}" class="l"/>`);
    }
    y += 10;
  }
  const style =
    "text{font:12px system-ui,sans-serif;fill:#57606a}.b{font-weight:600;fill:#24292f}.v{fill:#1f7a3d}.m{fill:#8c959f}" +
    ".l{stroke:#cf222e;stroke-dasharray:4 3}" +
    "@media(prefers-color-scheme:dark){text{fill:#9da7b3}.b{fill:#e6edf3}.v{fill:#3fb950}.m{fill:#6e7681}.l{stroke:#ff7b72}}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="${text(heading)}">
<style>${style}</style>
<text x="0" y="14" class="b">${text(heading)}</text>
${parts.join("\n")}
</svg>
`;
}
