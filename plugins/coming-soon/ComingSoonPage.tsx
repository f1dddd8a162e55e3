import { observer } from "mobx-react-lite";
import { BrandingStore } from "../../src/domain/branding";
import { useService } from "../../src/kernel/react/useService";
import { ComingSoonView } from "./ComingSoonView";

const ComingSoonPage = observer(function ComingSoonPage() {
  const { name, logoPath } = useService(BrandingStore);
  return <ComingSoonView name={name} logo={logoPath} />;
});

export default ComingSoonPage;
