import { Button } from "#design/button/Button.tsx";
import type { KioskWords } from "../languages";

/** Says that products failed to load. Leave out `onRetry` when another try would be refused, too. */
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
