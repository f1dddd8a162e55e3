import { Button, LinkButton } from "../../../ui/button/Button";
import { PageState } from "../../../ui/page-state/PageState";

/** Shown when the answer to Place Order was lost: the order is being checked, and is never called failed (bar 3). */
export function CheckingOrder({ onCheck }: { onCheck: () => void }) {
  return (
    <div role="status">
      <PageState
        drawing="box"
        headingLevel={1}
        title="Checking your order"
        text="The connection broke before we heard back, so we are asking again. It is placed only once, whatever happens. You can leave this page; we go on when you come back."
        action={
          <>
            <Button appearance="primary" onClick={onCheck}>
              Check now
            </Button>
            <LinkButton href="/account/orders">See your orders</LinkButton>
          </>
        }
      />
    </div>
  );
}
