// The build that writes no <style> by itself, which the page's Content-Security-Policy would refuse (bar 12).
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ToastContainer, toast } from "react-toastify/unstyled";
import type { NoticeKind } from "../../kernel/notices/Notices";
import { TOAST_MS, toastOptions } from "./toastOptions";
import "react-toastify/ReactToastify.css";
import "./toasts.css";

export function showToast(kind: NoticeKind, message: string, isAccount: boolean): void {
  toast(message, toastOptions(kind, message, isAccount));
}

/** Where toasts appear: top right (spec 2.2). */
export default function Toasts({ dark }: { dark: boolean }) {
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={TOAST_MS}
      theme={dark ? "dark" : "light"}
      limit={4}
      newestOnTop
      aria-label="Notices"
    />,
    usePlaceBesidePage(),
  );
}

/** An open dialog hides the whole page from screen readers, but not this: what the dialog ended in is said here. */
function usePlaceBesidePage(): Element {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    place.setAttribute("data-tabster-never-hide", "");
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
