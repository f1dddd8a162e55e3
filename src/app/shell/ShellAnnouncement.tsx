import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import { useService } from "#kernel/react/useService.ts";

/** The announcement bar; once it is closed, it stays hidden until the page is loaded again (spec 2.2). */
export const ShellAnnouncement = observer(function ShellAnnouncement() {
  const { announcement } = useService(BrandingStore);
  const [isClosed, setClosed] = useState(false);
  if (announcement === undefined || isClosed) return null;
  const { message } = announcement;
  return (
    <AnnouncementBar message={message} textLang={langOf(announcement, "message")} onDismiss={() => setClosed(true)} />
  );
});
