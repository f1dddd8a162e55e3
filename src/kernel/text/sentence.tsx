import { Fragment, type ReactNode } from "react";

/** Stands around the number of an element, and in no text that a person writes. */
const MARK = "\0";

/**
 * A message with elements in it, in the order that its language has: `sentence((part) => words.wasRemoved(part(<bdi>…</bdi>)))`
 * (ADR 63).
 */
export function sentence(say: (part: (element: ReactNode) => string) => string): ReactNode {
  const elements: ReactNode[] = [];
  const said = say((element) => `${MARK}${elements.push(element) - 1}${MARK}`);
  return said.split(MARK).map((text, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are identified by their places
    return at % 2 === 0 ? text : <Fragment key={at}>{elements[Number(text)]}</Fragment>;
  });
}
