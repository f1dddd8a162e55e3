import { type ReactNode, useState } from "react";
import { Button } from "#design/button/Button.tsx";
import * as words from "../words.en";

/** As many as one sees at a glance. */
const FIRST = 6;

/** Shows the first choices of a long list, and the others on request. */
export function LongChoice({ children, first = FIRST }: { children: readonly ReactNode[]; first?: number }) {
  const [isWhole, setWhole] = useState(false);
  const rest = children.length - first;
  return (
    <>
      {isWhole || rest < 2 ? children : children.slice(0, first)}
      {rest > 1 && (
        <Button appearance="subtle" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showRest(rest)}
        </Button>
      )}
    </>
  );
}
