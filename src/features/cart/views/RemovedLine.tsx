import { makeResetStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { Button } from "#design/button/Button.tsx";
import { haat } from "#design/theme/haat.ts";
import { sentence } from "#kernel/text/sentence.tsx";
import * as words from "../words.en";

export interface RemovedLineProps {
  /** The product's name. */
  name: string;
  onUndo: () => void;
}

const useLine = makeResetStyles({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "12px",
  paddingBlock: "8px",
  color: haat.textSoft,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  "& > span": { minWidth: "0", overflowWrap: "anywhere" },
  "& > button": { flexShrink: 0 },
});

/** Replaces a removed line. Its Undo button takes the focus that the line's button had. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={useLine()}>
      <span>{sentence(words.wasRemoved, <bdi>{name}</bdi>)}</span>
      <Button ref={undo} size="small" aria-label={words.undoRemoval(name)} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
