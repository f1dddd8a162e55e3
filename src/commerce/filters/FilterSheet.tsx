import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Button } from "#design/button/Button.tsx";
import { formatCount } from "#design/format/count.ts";
import { Modal } from "#design/modal/Modal.tsx";
import * as words from "../words.en";

export interface FilterSheetProps {
  isOpen: boolean;
  title: string;
  activeFilters: number;
  /** The number of products found; stands on the button that closes the sheet. */
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
  /** Called when the shopper presses Forward to the sheet's history entry. */
  onReopen?: () => void;
  /** A FilterPanel. */
  children: ReactNode;
}

const useStyles = makeStyles({ stack: { display: "flex", flexDirection: "column", rowGap: "24px" } });

/** The filters in a sheet over the list. The button that closes it says how many products the filters leave. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, title, activeFilters, total, onClear, onClose, onReopen, children } = props;
  const styles = useStyles();
  return (
    <Modal
      open={isOpen}
      title={title}
      onClose={onClose}
      onReopen={onReopen}
      actions={
        <>
          {activeFilters > 0 && <Button onClick={onClear}>{words.clearAll}</Button>}
          <Button appearance="primary" onClick={onClose}>
            {total === undefined ? words.showProducts : words.showCount(total, formatCount(total))}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>{children}</div>
    </Modal>
  );
}
