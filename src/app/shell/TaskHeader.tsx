import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { Content } from "#design/section/Content.tsx";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { haat, media } from "#design/theme/haat.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { useService } from "#kernel/react/useService.ts";

const useBar = makeResetStyles({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: 30,
  borderBlockEnd: `1px solid ${haat.hairline}`,
  backgroundColor: haat.groundRaised,
  [media.low]: { position: "static" },
  "& > div": { display: "flex", alignItems: "center", minHeight: "56px" },
  [media.tabletUp]: { "& > div": { minHeight: "64px" } },
});

/** The top bar during a task (`Attention`): only the store's logo, which links to the home page. */
export const TaskHeader = observer(function TaskHeader() {
  const { name, logoPath } = useService(BrandingStore);
  return (
    <header className={useBar()}>
      <Content>
        <BrandLink href="/" name={name} logo={logoPath} />
      </Content>
    </header>
  );
});
