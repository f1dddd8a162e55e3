import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import type { AdminOrder } from "#contract/admin.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { Button } from "#design/button/Button.tsx";
import { Dots } from "#design/glyph/Dots.tsx";
import type { NextStep } from "../nextSteps";
import * as words from "../words.en";
import type { CounterViewProps } from "./Counter.types";

interface OrderMoreProps extends Pick<CounterViewProps, "onStep" | "onCancel" | "onPrint"> {
  order: AdminOrder;
  /** The possible steps except the likeliest one. */
  others: readonly NextStep[];
  isBusy: boolean;
}

/** The menu of what is done less often with an order than its likeliest step. */
export function OrderMore({ order, others, isBusy, onStep, onCancel, onPrint }: OrderMoreProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className="counter-dots"
          size="large"
          aria-label={words.moreForOrder(spokenNumber(order.orderNumber))}
          icon={<Dots />}
        />
      </MenuTrigger>
      <MenuPopover className="counter-menu">
        <MenuList>
          {others.map(({ step, label }) => (
            <MenuItem key={step} disabled={isBusy} onClick={() => onStep(order, step)}>
              {label}
            </MenuItem>
          ))}
          <MenuItem onClick={() => onPrint([order])}>{words.printSlip}</MenuItem>
          {ORDER_STATES[order.orderState].next.includes("CANCELLED") && (
            <MenuItem disabled={isBusy} onClick={() => onCancel(order)}>
              {words.cancelOrder}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
