import { StoreUnavailable } from "#domain/branding/index.ts";
import type { StoreUnavailableViewProps, Theming } from "./StoreUnavailableView";

/** ms between two tries; the last pause repeats. */
const PAUSES = [5_000, 10_000, 20_000, 30_000];

type Problem = Omit<StoreUnavailableViewProps, keyof Theming>;

/**
 * Shows why a store cannot be opened, and tries again until it can (spec 8): after a pause, when the network is back, and
 * when the shopper asks for it. Never resolves for a store that does not exist. @param opening the current try; undefined
 * when the address names no store
 */
export async function untilOpen(
  opening: Promise<void> | undefined,
  again: (() => Promise<void>) | undefined,
  draw: (problem: Problem) => void,
): Promise<void> {
  if (opening === undefined || again === undefined) return draw({ reason: "no-store" });
  let isOpen = false;
  opening.then(
    () => {
      isOpen = true;
    },
    () => {},
  );
  // The store may be open already, because this code took time to load.
  await Promise.resolve();
  if (isOpen) return;
  let problem: Problem = { reason: "unreachable" };
  draw({ ...problem, retrying: true });
  for (let tries = 0; ; tries += 1) {
    try {
      return await opening;
    } catch (error) {
      problem = problemOf(error);
    }
    if (problem.reason !== "unreachable") {
      draw(problem);
      return new Promise(() => {});
    }
    const ms = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
    await pause(ms, (onRetry) => draw({ ...problem, onRetry }));
    draw({ ...problem, retrying: true });
    opening = again();
  }
}

function pause(ms: number, offer: (onRetry: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    offer(end);
  });
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof StoreUnavailable)) return { reason: "unreachable" };
  const { reason, status, message } = error;
  return { reason, ...(status !== undefined && { status }), message };
}
