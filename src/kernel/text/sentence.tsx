import { Fragment, type ReactNode } from "react";

/** Marks the number of an element in a message. No person writes this character. */
const MARK = "\0";

/** A message with elements in it, in the order of its language: `sentence(words.wasRemoved, <bdi>…</bdi>)` (ADR 63). */
export function sentence<Parts extends string[]>(
  message: (...parts: Parts) => string,
  ...elements: { [At in keyof Parts]: ReactNode }
): ReactNode {
  const marks = elements.map((_, at) => `${MARK}${at}${MARK}`) as Parts;
  return message(...marks)
    .split(MARK)
    .map((text, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are identified by their places
      return at % 2 === 0 ? text : <Fragment key={at}>{elements[Number(text)]}</Fragment>;
    });
}
