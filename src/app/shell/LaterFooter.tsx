import { memo, Suspense } from "react";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { AfterStart } from "#kernel/lifecycle/AfterStart.tsx";

/** If the code does not load, the host's footer stays; its links work by themselves. */
const ShellFooter = lazyPart(
  async () => ({ default: (await import("./ShellFooter")).ShellFooter }),
  () => new Promise(() => {}),
);

export const LaterFooter = memo(function LaterFooter() {
  return (
    <Suspense>
      <AfterStart>
        <ShellFooter />
      </AfterStart>
    </Suspense>
  );
});
