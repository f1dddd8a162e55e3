import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from "@fluentui/react-components";
import { useCallback, useRef, useState } from "react";
import { Button } from "../button/Button";
import { Glyph } from "../glyph/Glyph";
import { useLayer } from "../history/useLayer";
import { haat, media, type } from "../theme/haat";
import * as words from "../words.en";
import type { ModalProps } from "./Modal.types";
import { useDimmedEdge } from "./useDimmedEdge";
import { useFirstField } from "./useFirstField";

const LOW = "@media (max-height: 22.4375em)";

const useStyles = makeStyles({
  surface: {
    borderRadius: "16px",
    boxShadow: haat.shadowFloat,
    [media.phone]: {
      width: "100vw",
      maxWidth: "100vw",
      height: "100dvh",
      maxHeight: "100dvh",
      marginBlock: "0",
      borderRadius: "0",
      paddingBlockEnd: "max(16px, env(safe-area-inset-bottom))",
    },
  },
  /** A question with two answers is a small card, on phones too. */
  small: {
    maxWidth: "420px",
    [media.phone]: {
      width: "calc(100vw - 32px)",
      height: "fit-content",
      borderRadius: "16px",
      marginBlock: "auto",
    },
  },
  sheet: {
    maxWidth: "480px",
    [media.phone]: {
      maxWidth: "100vw",
      height: "fit-content",
      maxHeight: "85dvh",
      marginBlockStart: "auto",
      borderRadius: "16px 16px 0 0",
    },
  },
  medium: { maxWidth: "600px" },
  large: { maxWidth: "880px" },
  body: {
    [media.phone]: { height: "100%", gridTemplateRows: "auto 1fr auto" },
    // On screens this low Fluent lets the whole dialog scroll. If it were one screen high, its buttons would cover the
    // fields.
    [LOW]: { height: "auto" },
  },
  // Fluent lets the body be as high as the screen. A sheet is lower, and its buttons would stand below the screen's edge.
  sheetBody: {
    [media.phone]: { maxHeight: "calc(85dvh - 40px - env(safe-area-inset-bottom))" },
    [LOW]: { maxHeight: "none" },
  },
  title: { ...type.subtitle },
  // Aligns the icon with the fields' edge and the title's line; the area that can be pressed is larger.
  close: { marginBlock: "-8px", marginInlineEnd: "-12px" },
  content: { paddingBlock: "8px", paddingInline: "2px" },
  actions: {
    // Fluent stacks the buttons below 481 px. In one row they leave more space for the fields; they wrap where words are
    // long.
    [media.phone]: { flexDirection: "row", flexWrap: "wrap", "& > *": { flexGrow: 1 } },
    [media.tabletUp]: { "& > *": { whiteSpace: "nowrap" } },
  },
});

export function ModalDialog(props: ModalProps) {
  const { open, title, onClose, onReopen, children, actions, size = "medium", alert, form } = props;
  const styles = useStyles();
  const contentRef = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const small = size === "small";
  useDimmedEdge(open);
  useLayer(open, { onBack: onClose, onForward: onReopen });

  // Measures whether the content scrolls, because a scrollable part must be reachable by keyboard even when it holds only
  // text. Fluent draws the content later than this.
  const measure = useCallback((content: HTMLDivElement | null) => {
    contentRef.current = content;
    if (content !== null) setScrolls(content.scrollHeight > content.clientHeight);
  }, []);

  useFirstField(contentRef, open && form === true);

  return (
    <Dialog
      open={open}
      modalType={alert ? "alert" : "modal"}
      onOpenChange={(_, data) => {
        if (!data.open && !(form && data.type === "backdropClick")) onClose();
      }}
    >
      <DialogSurface className={mergeClasses(styles.surface, styles[size])}>
        <DialogBody className={mergeClasses(size === "sheet" ? styles.sheetBody : !small && styles.body)}>
          <DialogTitle
            className={styles.title}
            action={
              <Button
                appearance="subtle"
                className={styles.close}
                icon={<Glyph name="dismiss" />}
                aria-label={words.close}
                onClick={onClose}
              />
            }
          >
            {title}
          </DialogTitle>
          <DialogContent ref={measure} tabIndex={scrolls ? 0 : undefined} className={styles.content}>
            {children}
          </DialogContent>
          {actions && (
            <DialogActions position="end" fluid={false} className={styles.actions}>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
