import { makeResetStyles } from "@fluentui/react-components";
import type { CartItem } from "../../../contract/sale/carts";
import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { Panel } from "../../../ui/panel/Panel";
import { Content } from "../../../ui/section/Content";
import * as words from "../words.en";
import { RemovedLine } from "./RemovedLine";

export interface EmptyCartProps {
  /** Removed lines that can be put back. */
  removed?: readonly CartItem[];
  onUndo?: (item: CartItem) => void;
}

const useList = makeResetStyles({
  maxWidth: "560px",
  marginInline: "auto",
  "& ul": { padding: "0", listStyleType: "none" },
});

/** Shown in step 0 when the cart has no lines (spec 2.8). */
export function EmptyCart({ removed = [], onUndo }: EmptyCartProps) {
  const list = useList();
  return (
    <>
      <EmptyState
        drawing="cart"
        headingLevel={1}
        title={words.yourCartIsEmpty}
        text={words.browseOurProducts}
        action={
          <LinkButton appearance="primary" size="large" href="/category">
            {words.shopMore}
          </LinkButton>
        }
      />
      {removed.length > 0 && (
        <Content>
          <Panel className={list}>
            <ul aria-label={words.removedFromCart}>
              {removed.map((item) => (
                <li key={item.productVariantId}>
                  <RemovedLine name={item.productName} onUndo={() => onUndo?.(item)} />
                </li>
              ))}
            </ul>
          </Panel>
        </Content>
      )}
    </>
  );
}
