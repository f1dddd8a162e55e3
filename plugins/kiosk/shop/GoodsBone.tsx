/** How many places are drawn while a list is loading. */
export const BONES = 12;

/** The place of a product that is still loading. */
export function GoodsBone() {
  return <li className="kiosk-card kiosk-bone" aria-hidden="true" />;
}
