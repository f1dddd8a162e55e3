import type { ReactNode } from "react";

export interface VisitFrameProps {
  name: string;
  logo: string;
  /** A calm word over the shop, while it cannot be reached. */
  notice: string | undefined;
  children: ReactNode;
}

/** Whose shop it is, above; nothing there is to be touched. */
export function VisitFrame({ name, logo, notice, children }: VisitFrameProps) {
  return (
    <>
      <header className="kiosk-brand">
        {logo && <img src={logo} alt="" width={56} height={56} />}
        <span>{name}</span>
      </header>
      <div role="status">{notice && <p className="kiosk-offline">{notice}</p>}</div>
      {children}
    </>
  );
}
