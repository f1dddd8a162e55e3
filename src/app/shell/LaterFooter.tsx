import { memo, Suspense, use } from "react";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { PageStart } from "#kernel/lifecycle/PageStart.ts";
import { useService } from "#kernel/react/useService.ts";

/** Code that does not load leaves the footer as the host has drawn it: its links work by themselves. */
const ShellFooter = lazyPart(
  async () => ({ default: (await import("./ShellFooter")).ShellFooter }),
  () => new Promise(() => {}),
);

/**
 * The footer, whose code loads when the first screen is in use (ADR 9). `memo`, because React drops the host's HTML when the
 * frame is drawn again before that.
 */
export const LaterFooter = memo(function LaterFooter() {
  return (
    <Suspense>
      <AfterStart />
    </Suspense>
  );
});

function AfterStart() {
  use(useService(PageStart).isOver);
  return <ShellFooter />;
}
