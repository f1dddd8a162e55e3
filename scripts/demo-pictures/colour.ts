/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * (1 - share) + channel(second, index) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share);
/** Darkens towards a warm near-black, so that shades stay coloured. */
export const darker = (colour: string, share: number): string => mix(colour, "#1d1420", share);
