import { memo, Suspense } from "react";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { AfterStart } from "#kernel/lifecycle/AfterStart.tsx";

/** If the code does not load, the host's HTML stays: its questions open and its opinions scroll without a script. */
const HomeWords = lazyPart(
  async () => ({ default: (await import("./HomeWords")).HomeWords }),
  () => new Promise(() => {}),
);

/** Questions and opinions. They are in the page's HTML (reading 43); their code is loaded later. */
export const LaterWords = memo(function LaterWords() {
  return (
    <Suspense>
      <AfterStart>
        <HomeWords />
      </AfterStart>
    </Suspense>
  );
});
