import { Button, LinkButton } from "#design/button/Button.tsx";
import { PageState } from "#design/page-state/PageState.tsx";
import * as words from "../words.en";

/** Shown when the answer to Place Order was lost: the order is being checked, and is never called failed (bar 3). */
export function CheckingOrder({ onCheck }: { onCheck: () => void }) {
  return (
    <div role="status">
      <PageState
        drawing="box"
        headingLevel={1}
        title={words.checkingYourOrder}
        text={words.connectionBroke}
        action={
          <>
            <Button appearance="primary" onClick={onCheck}>
              {words.checkNow}
            </Button>
            <LinkButton href="/account/orders">{words.seeYourOrders}</LinkButton>
          </>
        }
      />
    </div>
  );
}
