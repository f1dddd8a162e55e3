import type { ReactNode } from "react";

export interface VisitFrameProps {
  name: string;
  logo: string;
  /** A short message above the shop, while the platform cannot be reached. */
  notice: string | undefined;
  /** Orders are picked up at this shop's counter. */
  hasPickup?: boolean;
  children: ReactNode;
}

/** The shop's logo and name above a visit; there is nothing to touch. */
export function VisitFrame({ name, logo, notice, hasPickup, children }: VisitFrameProps) {
  return (
    <>
      <header className="kiosk-brand" data-pickup={hasPickup ? "" : undefined}>
        {logo && <img src={logo} alt="" width={56} height={56} />}
        <span>{name}</span>
      </header>
      <div role="status">{notice && <p className="kiosk-offline">{notice}</p>}</div>
      {children}
    </>
  );
}
