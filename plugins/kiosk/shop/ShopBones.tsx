import { BONES, GoodsBone } from "./GoodsBone";

/** Drawn after the first touch, until the shop is open. */
export function ShopBones() {
  return (
    <div className="kiosk-shop">
      <div className="kiosk-shop-parts">
        <div className="kiosk-rail" />
        <section className="kiosk-goods" aria-busy="true">
          <div className="kiosk-bone-title" />
          <ul>
            {Array.from({ length: BONES }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton shapes have no identity
              <GoodsBone key={index} />
            ))}
          </ul>
        </section>
        <div className="kiosk-cart" />
      </div>
    </div>
  );
}
