import { StoreUnavailable } from "../../domain/branding";
import type { StoreUnavailableViewProps } from "./StoreUnavailableView";

/** ms between two tries; the last one for ever. */
const PAUSES = [5_000, 10_000, 20_000, 30_000];

type Problem = Omit<StoreUnavailableViewProps, "renderer" | "targetDocument">;

/**
 * Tells why a store is not there, and tries again by itself until it is (spec 8): after a pause, when the network is back,
 * and when the shopper says so. A store that nobody knows stays unknown: then it never resolves.
 * @param opening the try under way; undefined where the address names no store
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
  // It may have come while this code was on its way.
  await Promise.resolve();
  if (isOpen) return;
  let problem: Problem = { reason: "unreachable" };
  draw(problem);
  for (let tries = 0; ; tries += 1) {
    try {
      return await opening;
    } catch (error) {
      problem = problemOf(error);
    }
    draw(problem);
    if (problem.reason !== "unreachable") return new Promise(() => {});
    const isPressed = await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, (onRetry) =>
      draw({ ...problem, onRetry }),
    );
    draw({ ...problem, retrying: isPressed });
    opening = again();
  }
}

/** @returns whether the shopper ended it */
function pause(ms: number, offer: (onRetry: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), ms);
    const online = () => end(false);
    const end = (isPressed: boolean) => {
      clearTimeout(timer);
      window.removeEventListener("online", online);
      resolve(isPressed);
    };
    window.addEventListener("online", online);
    offer(() => end(true));
  });
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof StoreUnavailable)) return { reason: "unreachable" };
  const { reason, status, message } = error;
  return { reason, ...(status !== undefined && { status }), message };
}
