import { observer } from "mobx-react-lite";
import { BrandingStore } from "#domain/branding/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { ComingSoonView } from "./ComingSoonView";

const ComingSoonPage = observer(function ComingSoonPage() {
  const { name, logoPath } = useService(BrandingStore);
  return <ComingSoonView name={name} logo={logoPath} />;
});

export default ComingSoonPage;
