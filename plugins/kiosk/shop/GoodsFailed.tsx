import { Button } from "#design/button/Button.tsx";
import type { KioskWords } from "../languages";

/** Goods that did not load. Without `onRetry` another try would be refused again. */
export function GoodsFailed({ words, onRetry }: { words: KioskWords; onRetry: (() => void) | undefined }) {
  return (
    <div className="kiosk-failed" role="alert">
      <p>{words.listFailed}</p>
      {onRetry && (
        <Button size="large" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
