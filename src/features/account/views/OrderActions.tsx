import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import type { Order } from "#contract/sale/orders.ts";
import { Button } from "#design/button/Button.tsx";
import { Dots } from "#design/glyph/Dots.tsx";
import { canCancel, shortOrderNumber } from "#domain/orders/index.ts";
import * as words from "../words.en";

export interface OrderActionsProps {
  order: Order;
  onView: () => void;
  onCancel: () => void;
}

/** View and Cancel; a CANCELLED order has no Cancel (spec 2.11). */
export function OrderActions({ order, onView, onCancel }: OrderActionsProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" aria-label={words.actionsForOrder(shortOrderNumber(order))} icon={<Dots />} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onView}>{words.view}</MenuItem>
          {canCancel(order) && <MenuItem onClick={onCancel}>{words.cancel}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
