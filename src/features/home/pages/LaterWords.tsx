import { memo, Suspense } from "react";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { AfterStart } from "#kernel/lifecycle/AfterStart.tsx";

/** Code that does not load leaves what the host has drawn: questions open and opinions scroll by themselves. */
const HomeWords = lazyPart(
  async () => ({ default: (await import("./HomeWords")).HomeWords }),
  () => new Promise(() => {}),
);

/** Questions and opinions are in the page's HTML (reading 43), and their code comes later. */
export const LaterWords = memo(function LaterWords() {
  return (
    <Suspense>
      <AfterStart>
        <HomeWords />
      </AfterStart>
    </Suspense>
  );
});
