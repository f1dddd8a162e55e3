import { observer } from "mobx-react-lite";
import { BrandingStore } from "#domain/branding/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { ClosedView } from "../views/ClosedView";

/** `ClosedView` with the reason of this store. */
export const ClosedPage = observer(function ClosedPage() {
  return <ClosedView reason={useService(BrandingStore).organization.closed?.reason ?? ""} />;
});
