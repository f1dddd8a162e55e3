/** A harmless message of the browser. */
const HARMLESS = /ResizeObserver loop/;

/** Reports uncaught errors. Returns a function that ends it. */
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
