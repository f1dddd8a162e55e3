import { useRef } from "react";
import { Late } from "../lazy/Late";
import { lazyPart } from "../lazy/lazyPart";
import type { ModalProps } from "./Modal.types";
import { useEscape } from "./useEscape";
import { useReturnFocus } from "./useReturnFocus";
import { useRevealOnLeave } from "./useRevealOnLeave";

const ModalDialog = lazyPart(async () => ({ default: (await import("./ModalDialog")).ModalDialog }));

/** A dialog; on phones a full-screen sheet. Its code is loaded when it is first opened. Back closes it (ADR 29). */
export function Modal(props: ModalProps) {
  const wanted = useRef(false);
  wanted.current ||= props.open;
  useReturnFocus(props.open);
  useRevealOnLeave();
  useEscape(props.open, props.onClose);
  if (!wanted.current) return null;
  return (
    <Late>
      <ModalDialog {...props} />
    </Late>
  );
}
