import { BONES, GoodsBone } from "./GoodsBone";

/** The shop's screen while it is made ready after the first touch. */
export function ShopBones() {
  return (
    <div className="kiosk-shop">
      <div className="kiosk-shop-parts">
        <div className="kiosk-rail" />
        <section className="kiosk-goods" aria-busy="true">
          <div className="kiosk-bone-title" />
          <ul>
            {Array.from({ length: BONES }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <GoodsBone key={index} />
            ))}
          </ul>
        </section>
        <div className="kiosk-cart" />
      </div>
    </div>
  );
}
