/** A browser's own remark, after which everything goes on. */
const HARMLESS = /ResizeObserver loop/;

/** What nobody caught. The answer ends it. */
export function watchErrors(onError: (error: unknown) => void): () => void {
  const thrown = ({ error, message }: ErrorEvent) => {
    if (!HARMLESS.test(message)) onError(error ?? message);
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => onError(reason);
  window.addEventListener("error", thrown);
  window.addEventListener("unhandledrejection", rejected);
  return () => {
    window.removeEventListener("error", thrown);
    window.removeEventListener("unhandledrejection", rejected);
  };
}
