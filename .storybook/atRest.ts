import { STORY_RENDER_PHASE_CHANGED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * If a story is changed in one of these phases, Storybook loads the page anew (storybook 10.6, `StoryRender.teardown`). The last
 * one is the accessibility panel's check, which takes up to a second after each drawing. A `play` is stopped by itself.
 */
const AT_WORK = ["loading", "beforeEach", "rendering", "afterEach"];
/** A story that is at work for longer is left to Storybook. */
const LIMIT_MS = 2_000;
const channel = addons.getChannel();
const working = new Set<number>();

channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase, renderId }: { newPhase: string; renderId: number }) => {
  if (AT_WORK.includes(newPhase)) working.add(renderId);
  else working.delete(renderId);
});

/** Waits until the page's stories are drawn and checked. Without this, a change of a story that was just opened costs a new page. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit);
      channel.off(STORY_RENDER_PHASE_CHANGED, look);
      resolve();
    };
    const look = () => {
      if (working.size === 0) end();
    };
    const limit = setTimeout(end, LIMIT_MS);
    channel.on(STORY_RENDER_PHASE_CHANGED, look);
    look();
  });
}
