import { waitFor } from "storybook/test";
import type { Meta } from "storybook-react-rsbuild";
import type { StoryShop } from "./openStoryShop";
import { isAtRest, Shop } from "./Shop";

type Context = Parameters<NonNullable<Meta["play"]>>[0];
type Given = Omit<StoryShop, "path">;

/** A page in its store, which is otherwise in one story by `showing` or `answering`. */
export function atPath(path: string, given: Given = {}) {
  return {
    parameters: { bare: true, docs: { story: { inline: false, height: "800px" } }, shop: { path, ...given } },
    render: (_: unknown, { parameters, globals }: Pick<Context, "parameters" | "globals">) => (
      <Shop key={`${globals.flags}`} build={String(globals.flags)} {...(parameters.shop as StoryShop)} />
    ),
    play: atRest,
  };
}

/** For a story of such a page. */
export const showing = (shop: Partial<StoryShop>) => ({ parameters: { shop } });
export const answering = (...answers: NonNullable<Given["answers"]>) => showing({ answers });

/** Until the page has all that it waits for. */
export async function atRest({ canvas, parameters }: Pick<Context, "canvas" | "parameters">): Promise<void> {
  const { shows } = parameters.shop as StoryShop;
  await waitFor(() => {
    if (!isAtRest()) throw new Error("The shop still waits for something.");
  });
  if (shows) await canvas.findAllByText(shows, { exact: false });
  // What came last is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
