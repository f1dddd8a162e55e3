import { observer } from "mobx-react-lite";
import { formatTime } from "#design/format/dates.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { BoardStore } from "./BoardStore";
import { BoardView } from "./BoardView";
import "./board.css";

export { bindBoard as bind } from "./bindBoard";

/** The page `/board`, for a screen that customers see. */
export const Page = observer(function BoardPage() {
  const store = useService(BoardStore);
  const { name, logoPath, timeZone } = useService(BrandingStore);
  useLifetime(store);
  const { seenAt } = store;
  return (
    <BoardView
      storeName={name}
      logo={logoPath}
      board={store.board}
      fresh={store.fresh}
      announced={store.announced}
      isOffline={store.isOffline}
      seenAt={seenAt === undefined ? "" : formatTime(seenAt, timeZone)}
      isSoundOn={store.isSoundOn}
      onSound={(isOn) => void store.turnSound(isOn)}
    />
  );
});
