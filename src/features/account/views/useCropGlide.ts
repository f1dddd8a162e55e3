import { type RefObject, useEffect, useRef } from "react";
import { CROP } from "../cropRules";

/**
 * Animates the picture when a button moves it; a drag follows the pointer without animation (spec 9: 350 ms, at most 500 ms).
 */
export function useCropGlide(frame: RefObject<HTMLElement | null>): (change: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (change) => {
    const element = frame.current;
    if (element === null) return;
    const rest = () => element.removeAttribute("data-gliding");
    clearTimeout(timer.current);
    element.setAttribute("data-gliding", "");
    element.addEventListener("transitionend", rest, { once: true });
    timer.current = setTimeout(rest, CROP.transitionTimeoutMs);
    change();
  };
}
