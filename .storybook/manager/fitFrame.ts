/** The frame of a story, whose size is that of the toolbar's screen. */
const FRAME = "[data-scale]:has(#storybook-preview-iframe)";
const CANVAS = "#storybook-preview-wrapper";
/** What Storybook draws around the frame: the fields for its size above, and margins. */
const ABOVE = 46;
const MARGIN = 40;
/** A phone's page is read while it scrolls; made smaller it could not be read. */
const PHONE = 480;

/**
 * Keeps a kiosk's or a desktop's screen in sight as a whole: it is drawn smaller, and the story inside still has the width and
 * the height of its screen. Ends when the returned function is called.
 */
export function fitFrame(page: Document): () => void {
  const place = () => {
    const frame = page.querySelector<HTMLElement>(FRAME);
    const canvas = page.querySelector(CANVAS);
    if (frame && canvas) draw(frame, scaleOf(frame, canvas));
  };
  const size = new ResizeObserver(place);
  // Another story has another screen, and its frame may be another element.
  const screen = new MutationObserver(() => {
    size.disconnect();
    for (const element of page.querySelectorAll(`${CANVAS}, ${FRAME}`)) size.observe(element);
    place();
  });
  const root = page.querySelector("#root") ?? page.body;
  screen.observe(root, { subtree: true, childList: true, attributeFilter: ["data-scale"] });
  return () => {
    screen.disconnect();
    size.disconnect();
    const frame = page.querySelector<HTMLElement>(FRAME);
    if (frame) draw(frame, 1);
  };
}

function scaleOf(frame: HTMLElement, canvas: Element): number {
  const { offsetWidth: width, offsetHeight: height } = frame;
  const isUsual = frame.style.width === "100%" || frame.dataset.scale !== "1" || width <= PHONE;
  if (isUsual) return 1;
  return Math.min(1, (canvas.clientWidth - 2 * MARGIN) / width, (canvas.clientHeight - ABOVE - MARGIN) / height);
}

/** The margins take back the room that the frame no longer fills. */
function draw(frame: HTMLElement, scale: number): void {
  const { style, offsetWidth: width, offsetHeight: height } = frame;
  const isSmaller = scale < 1;
  // Storybook lets the canvas squeeze the frame, so that a story for a kiosk would be drawn 478 px high on a laptop.
  style.flexShrink = "0";
  style.transformOrigin = "top left";
  style.transform = isSmaller ? `scale(${scale})` : "";
  style.marginRight = isSmaller ? `${-width * (1 - scale)}px` : "";
  style.marginBottom = isSmaller ? `${-height * (1 - scale)}px` : "";
}
