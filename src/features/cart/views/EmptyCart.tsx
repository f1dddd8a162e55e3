import { makeResetStyles } from "@fluentui/react-components";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { LinkButton } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { Content } from "#design/section/Content.tsx";
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
                  <RemovedLine name={lineName(item)} onUndo={() => onUndo?.(item)} />
                </li>
              ))}
            </ul>
          </Panel>
        </Content>
      )}
    </>
  );
}
