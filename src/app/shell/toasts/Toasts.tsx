// The build of react-toastify that writes no <style> element, which the Content-Security-Policy would refuse (bar 12).
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type Id, ToastContainer, toast } from "react-toastify/unstyled";
import { forwardOf } from "#design/theme/forwardOf.ts";
import type { NoticeKind } from "#kernel/notices/Notices.ts";
import { makeRoom, placeUnderHeader } from "./placeToasts";
import { TOAST_MS, toastOptions } from "./toastOptions";
import "react-toastify/ReactToastify.css";
import "./toasts.css";
import * as words from "../words.en";

/** The toast of each message that is shown or waits for its turn. A toast that is being closed is not in it. */
const current = new Map<string, Id>();

/**
 * A message that is shown already does not get a second toast: its toast stays for the full time again. A toast that is
 * being closed gets a successor with a new id, because the library ignores an id that it still draws.
 */
export function showToast(kind: NoticeKind, message: string, isAccount: boolean): void {
  placeUnderHeader();
  const key = keyOf(kind, message);
  const options = toastOptions(kind, isAccount);
  let id = current.get(key);
  if (id === undefined) {
    id = toast(message, { ...options, onClose: () => current.delete(key) });
    current.set(key, id);
  } else toast.update(id, { ...options, delay: 0 });
  // An error that came while offline is dismissed when the network is back.
  if (kind === "error" && navigator.onLine === false) {
    addEventListener("online", () => toast.dismiss(id), { once: true });
  }
}

const keyOf = (kind: NoticeKind, message: string) => `${kind} ${message}`;

export function withdrawToast(kind: NoticeKind, message: string): void {
  const id = current.get(keyOf(kind, message));
  if (id !== undefined) toast.dismiss(id);
}

/** The place of the toasts: top right (spec 2.2), and top left where lines run from right to left. */
export default function Toasts() {
  const isMirrored = forwardOf(document.documentElement) < 0;
  useRoom();
  useEffect(() => {
    const moves = ["scroll", "resize"];
    for (const move of moves) addEventListener(move, placeUnderHeader, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, placeUnderHeader);
      // The toasts are unmounted with this component and are not closed one by one.
      current.clear();
    };
  }, []);
  return createPortal(
    <ToastContainer
      position={isMirrored ? "top-left" : "top-right"}
      rtl={isMirrored}
      autoClose={TOAST_MS}
      limit={4}
      newestOnTop
      aria-label={words.notices}
    />,
    usePlaceBesidePage(),
  );
}

/** Moves the toasts when one has come, and when the page has changed, for example after a link. */
function useRoom(): void {
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(makeRoom);
    };
    const forget = toast.onChange(soon);
    const page = new ResizeObserver(soon);
    page.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      forget();
      page.disconnect();
    };
  }, []);
}

/**
 * Renders the toasts outside the element that an open dialog hides from screen readers, so that a toast about the dialog's
 * outcome is announced.
 */
function usePlaceBesidePage(): Element {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    place.setAttribute("data-tabster-never-hide", "");
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
