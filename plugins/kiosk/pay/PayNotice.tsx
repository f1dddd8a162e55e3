import { Button } from "#design/button/Button.tsx";

export interface PayNoticeProps {
  title: string;
  text: string;
  isAlert?: boolean;
  actions: readonly { text: string; onClick: () => void; busy?: boolean }[];
}

/** A message on the payment's screen with its buttons; the first one is the main one. */
export function PayNotice({ title, text, isAlert = false, actions }: PayNoticeProps) {
  return (
    <section className="kiosk-page kiosk-pay-notice">
      <div role={isAlert ? "alert" : "status"}>
        <h1>{title}</h1>
        <p data-intro="">{text}</p>
      </div>
      <div className="kiosk-actions">
        {actions.map(({ text: name, busy, onClick }, index) => (
          <Button
            key={name}
            appearance={index === 0 ? "primary" : "secondary"}
            size="large"
            busy={busy}
            onClick={onClick}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
