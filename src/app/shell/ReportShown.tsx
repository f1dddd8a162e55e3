import { useEffect } from "react";

/** Stands inside the page's Suspense, so that its effect runs once the page is rendered or hydrated. */
export function ReportShown({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => void onShown?.(), [onShown]);
  return null;
}
