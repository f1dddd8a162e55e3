import { waitFor } from "storybook/test";
import type { Meta } from "storybook-react-rsbuild";
import type { StoryShop } from "./openStoryShop";
import { isAtRest, Shop } from "./Shop";

type Context = Parameters<NonNullable<Meta["play"]>>[0];
type Given = Omit<StoryShop, "path">;

/** The story of a page in the whole shop. Single stories change the shop by `showing` or `answering`. */
export function atPath(path: string, given: Given = {}) {
  return {
    parameters: { bare: true, docs: { story: { inline: false, height: "800px" } }, shop: { path, ...given } },
    render: (_: unknown, { parameters, globals }: Pick<Context, "parameters" | "globals">) => (
      <Shop key={`${globals.flags}`} build={String(globals.flags)} {...(parameters.shop as StoryShop)} />
    ),
    play: atRest,
  };
}

/** Changes the shop of one story made by `atPath`. */
export const showing = (shop: Partial<StoryShop>) => ({ parameters: { shop } });
export const answering = (...answers: NonNullable<Given["answers"]>) => showing({ answers });

/** Resolves when the page has loaded everything. */
export async function atRest({ canvas, parameters }: Pick<Context, "canvas" | "parameters">): Promise<void> {
  const { shows } = parameters.shop as StoryShop;
  await waitFor(() => {
    if (!isAtRest()) throw new Error("The shop still waits for something.");
  });
  if (shows) await canvas.findAllByText(shows, { exact: false });
  // Two frames later the last change has been painted.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
