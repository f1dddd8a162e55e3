import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { Button } from "#design/button/Button.tsx";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { haat } from "#design/theme/haat.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "../words.en";
import { ToastNotices } from "./ToastNotices";

const Toasts = lazyPart(() => import("./Toasts"));

const usePlain = makeResetStyles({
  position: "fixed",
  insetBlockStart: "76px",
  insetInlineEnd: "16px",
  zIndex: 50,
  display: "flex",
  alignItems: "center",
  columnGap: "12px",
  paddingBlock: "8px",
  paddingInline: "16px 8px",
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundRaised,
  boxShadow: haat.shadowFloat,
});

/** Draws nothing until the first notice. */
export const ToastHost = observer(function ToastHost() {
  const notices = useService(Notices);
  const plain = usePlain();
  if (!(notices instanceof ToastNotices)) return null;
  if (notices.plain !== "") {
    return (
      <div role="alert" className={plain}>
        {notices.plain}
        <Button appearance="subtle" size="small" onClick={() => notices.dismissPlain()}>
          {words.dismiss}
        </Button>
      </div>
    );
  }
  if (!notices.isLoaded) return null;
  return (
    <Late>
      <Toasts />
    </Late>
  );
});
