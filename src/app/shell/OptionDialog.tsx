import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { OptionChoice } from "#domain/catalogue/index.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "./words.en";

const OptionSheet = lazyPart(async () => ({ default: (await import("./OptionSheet")).OptionSheet }));

/** Asks which option of a product the shopper wants. The dialog's code is loaded when it is first needed. */
export const OptionDialog = observer(function OptionDialog() {
  const choice = useService(OptionChoice);
  const notices = useService(Notices);
  const [wasAsked, setAsked] = useState(false);
  if (choice.product !== undefined && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  const fail = () => {
    choice.close();
    setAsked(false);
    notices.show("error", words.optionsFailed);
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Late>
        <OptionSheet />
      </Late>
    </ErrorBoundary>
  );
});
