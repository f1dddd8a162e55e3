import { observer } from "mobx-react-lite";
import { useKiosk } from "../KioskContext";
import { ReachView } from "./ReachView";

export const ReachBar = observer(function ReachBar() {
  const kiosk = useKiosk();
  const { comfort, voice, words } = kiosk;
  return (
    <ReachView
      words={words}
      isLow={comfort.isLow}
      isLarge={comfort.isLarge}
      isSpoken={voice.isPossible ? voice.isOn : undefined}
      onLow={() => kiosk.suit(() => comfort.turnLow())}
      onLarge={() => kiosk.suit(() => comfort.turnLarge())}
      onSpoken={() => kiosk.suit(() => voice.turn())}
    />
  );
});
