import { useRef } from "react";
import { CROP } from "../cropRules";

interface CropDrag {
  detail: { originalEvent: Event; action: string };
  preventDefault(): void;
}

/** Actions that move the whole picture or square. Handles react at once. */
const MOVES = new Set(["move", "all"]);

/** A drag begins only after the pointer has moved some way, so that a slipping tap does not move the picture (spec 9). */
export function useDragActivation() {
  const drag = useRef({ from: { x: 0, y: 0 }, isActive: false });
  return {
    cropstart: ({ detail }: CropDrag) => {
      drag.current = { from: pointOf(detail.originalEvent), isActive: !MOVES.has(detail.action) };
    },
    cropmove: (event: CropDrag) => {
      const { from } = drag.current;
      const to = pointOf(event.detail.originalEvent);
      drag.current.isActive ||= Math.hypot(to.x - from.x, to.y - from.y) >= CROP.dragActivationPx;
      if (!drag.current.isActive) event.preventDefault();
    },
  };
}

function pointOf(event: Event): { x: number; y: number } {
  const { pageX = 0, pageY = 0 } =
    "changedTouches" in event ? ((event as TouchEvent).changedTouches[0] ?? {}) : (event as MouseEvent);
  return { x: pageX, y: pageY };
}
