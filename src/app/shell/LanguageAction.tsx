import { useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { useTopButton } from "./views/useTopButton";
import * as words from "./words.en";

const LanguageSheet = lazyPart(async () => ({ default: (await import("./LanguageSheet")).LanguageSheet }));

/** Asks for the language, from tablets up. On phones the links are in the footer and in the account (ADR 56). */
export function LanguageAction() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        data-wide=""
        aria-label={words.languageButton}
        className={useTopButton()}
        onClick={() => setAsked(true)}
      >
        {words.languageShort}
      </button>
      {isAsked && (
        // Without this code the footer has the same links.
        <ErrorBoundary fallback={null} onError={() => setAsked(false)}>
          <Late>
            <LanguageSheet onClose={() => setAsked(false)} />
          </Late>
        </ErrorBoundary>
      )}
    </>
  );
}
