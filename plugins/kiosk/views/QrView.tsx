import { useMemo, useState } from "react";
import { encode } from "uqr";
import { Button } from "../../../src/ui/button/Button";
import { formatMoney } from "../../../src/ui/format/money";
import { TimeLeft } from "../../../src/ui/payment/TimeLeft";
import type { KioskWords } from "../words/english";

export interface QrViewProps {
  words: KioskWords;
  address: string;
  /** The code opens a UPI app and not a page. */
  isUpi: boolean;
  paise: number;
  /** Milliseconds since 1970 until which the platform is polled. */
  until: number;
  onCancel: () => Promise<void>;
}

/**
 * Shows the code, the amount, the remaining time and what to do. The screen goes on only when the platform's record has a
 * result (bar 4).
 */
export function QrView({ words, address, isUpi, paise, until, onCancel }: QrViewProps) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className="kiosk-veil kiosk-pay" role="dialog" aria-labelledby="kiosk-pay">
      <div className="kiosk-sheet">
        <h1 id="kiosk-pay">{words.payTitle}</h1>
        <p className="kiosk-amount" data-intro="">
          {formatMoney(paise)}
        </p>
        <QrCode address={address} />
        <p data-intro="">{isUpi ? words.payByUpi : words.payByCamera}</p>
        <p className="kiosk-soft">{words.payThen}</p>
        <TimeLeft until={until} words={{ left: words.leftToPay, last: words.lastLook }} />
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
function QrCode({ address }: { address: string }) {
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
      aria-label="QR"
      data-address={address}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
