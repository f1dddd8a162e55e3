import { mergeClasses, Switch } from "@fluentui/react-components";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { Subscription } from "#contract/sale/subscriptions.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatDay } from "#design/format/formatDay.ts";
import { formatMoney } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { bin } from "#design/glyph/rareGlyphs.ts";
import { Picture } from "#design/picture/Picture.tsx";
import { toPaise } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import { isChosenByWeight } from "../isChosenByWeight";
import * as words from "../words.en";
import { EditIcon } from "./EditIcon";
import { RepeatsOn } from "./RepeatsOn";
import { useSubscriptionTableStyles } from "./useSubscriptionTableStyles";

export interface SubscriptionRowProps {
  subscription: Subscription;
  variant: string;
  /** The platform has not answered yet whether the switch may move. */
  switching?: boolean;
  onToggle: (subscription: Subscription) => void;
  onEdit: (subscription: Subscription) => void;
  onDelete: (subscription: Subscription) => void;
  onDeliveries: (subscription: Subscription) => void;
}

/** One subscription. It has a button for its deliveries only when the platform sends them (reading 34). */
export function SubscriptionRow(props: SubscriptionRowProps) {
  const { subscription, variant, switching, onToggle, onEdit, onDelete, onDeliveries } = props;
  const styles = useSubscriptionTableStyles();
  const { subscriptionItem: item, subscriptionRecurrence, isActive, pause } = subscription;
  const { daysOfWeek, endDate } = subscriptionRecurrence;
  const name = lineName(item);
  const each = toPaise(item.sellingPrice);
  return (
    <tr>
      <td>
        <div className={styles.product}>
          <div className={styles.picture}>
            <Picture src={item.thumbnail} alt="" width={56} height={56} />
          </div>
          <div className={styles.name}>
            <span lang={langOf(item, "productName")}>{item.productName}</span>
            {pause && <StatusTag tone="warning" text={words.pausedUntil(formatDay(pause.until))} />}
          </div>
        </div>
      </td>
      <td
        data-label={isChosenByWeight(subscription) ? words.weight : words.choice}
        className={isChosenByWeight(subscription) ? styles.nowrap : undefined}
      >
        {variant}
      </td>
      <td data-label={words.price}>
        <div className={styles.price}>{formatMoney(each * item.quantity)}</div>
        {item.quantity > 1 && (
          <div className={mergeClasses(styles.soft, styles.nowrap)}>
            {item.quantity} × {formatMoney(each)}
          </div>
        )}
      </td>
      <td data-label={words.repeatsOn} className={styles.wide}>
        <RepeatsOn days={daysOfWeek} />
      </td>
      <td data-label={words.endDate} className={styles.date}>
        {endDate ? formatDay(endDate) : words.tillDate}
      </td>
      <td data-label={words.status}>
        <Switch
          className={styles.status}
          aria-label={words.subscriptionIsActive(name)}
          checked={isActive}
          disabled={switching}
          onChange={() => onToggle(subscription)}
        />
      </td>
      <td>
        <div className={styles.actions}>
          {pause !== undefined && (
            <Button
              appearance="subtle"
              size="small"
              className={styles.first}
              aria-label={words.deliveriesOf(name)}
              onClick={() => onDeliveries(subscription)}
            >
              {words.deliveries}
            </Button>
          )}
          <Button
            appearance="subtle"
            aria-label={words.editSubscriptionTo(name)}
            icon={<EditIcon />}
            onClick={() => onEdit(subscription)}
          />
          <Button
            appearance="subtle"
            aria-label={words.deleteSubscriptionTo(name)}
            icon={<Glyph name={bin} />}
            onClick={() => onDelete(subscription)}
          />
        </div>
      </td>
    </tr>
  );
}
