import { useLayoutEffect, useMemo, useState } from "react";
import { encode } from "uqr";
import { TimeLeft } from "#commerce/payment/TimeLeft.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import type { KioskWords } from "../languages";
import { markPage } from "../markPage";

export interface QrViewProps {
  words: KioskWords;
  storeName: string;
  address: string;
  /** The code opens a UPI app and not a page. */
  isUpi: boolean;
  paise: number;
  /** Milliseconds since 1970 until which the platform is polled. */
  until: number;
  /** True when the code replaced one whose payment failed. */
  isNext?: boolean;
  onCancel: () => Promise<void>;
}

/**
 * Shows the code, the shop, the amount, the remaining time and what to do. It stays until the platform's record has a
 * result (bar 4).
 */
export function QrView(props: QrViewProps) {
  const { words, storeName, address, isUpi, paise, until, isNext = false, onCancel } = props;
  const [isCancelling, setCancelling] = useState(false);
  // On a low screen the code needs more than the lower half.
  useLayoutEffect(() => markPage("code"), []);
  return (
    <div className="kiosk-veil kiosk-pay" role="dialog" aria-labelledby="kiosk-pay">
      <div className="kiosk-sheet">
        <h1 id="kiosk-pay">{words.payTitle}</h1>
        {isNext && (
          <p className="kiosk-changed" role="status" data-intro="">
            {words.newCode}
          </p>
        )}
        <div className="kiosk-owed">
          <p className="kiosk-amount" data-intro="">
            {formatMoney(paise)}
          </p>
          <p className="kiosk-soft" data-intro="">
            <bdi>{storeName}</bdi>
          </p>
        </div>
        <QrCode address={address} name={words.qrCode} />
        <p data-intro="">{isUpi ? words.payByUpi : words.payByCamera}</p>
        {!isNext && <p className="kiosk-soft">{words.payThen}</p>}
        <TimeLeft until={until} texts={{ left: words.leftToPay, last: words.lastLook }} />
        <Button
          size="large"
          block
          busy={isCancelling}
          onClick={() => {
            setCancelling(true);
            void onCancel().finally(() => setCancelling(false));
          }}
        >
          {isCancelling ? words.cancelling : words.cancelPayment}
        </Button>
      </div>
    </div>
  );
}

/** Dark on light in every theme, because scanners expect that. */
function QrCode({ address, name }: { address: string; name: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(address, { ecc: "M", border: 4 });
    const rows = code.data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
    return { size: code.size, path: rows.join("") };
  }, [address]);
  return (
    <svg
      className="kiosk-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      data-address={address}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
