import { observer } from "mobx-react-lite";
import { useState } from "react";
import { BrandingStore } from "../../domain/branding";
import { useService } from "../../kernel/react/useService";
import { AnnouncementBar } from "../../ui/announcement/AnnouncementBar";

/** The announcement bar; once it is closed, it stays hidden until the page is loaded again (spec 2.2). */
export const ShellAnnouncement = observer(function ShellAnnouncement() {
  const { announcement } = useService(BrandingStore);
  const [isClosed, setClosed] = useState(false);
  if (announcement === undefined || isClosed) return null;
  return <AnnouncementBar message={announcement.message} onDismiss={() => setClosed(true)} />;
});
