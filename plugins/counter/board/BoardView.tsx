import type { Board } from "#contract/board.ts";
import { Button } from "#design/button/Button.tsx";
import * as words from "../words.en";
import { Both } from "./Both";
import { NumberColumn } from "./NumberColumn";

export interface BoardViewProps {
  storeName: string;
  logo: string;
  /** Undefined until the platform has answered. */
  board: Board | undefined;
  /** The numbers that have become ready just now. */
  fresh: readonly string[];
  /** The numbers that became ready last, for screen readers. */
  announced: readonly string[];
  isOffline: boolean;
  /** When the numbers were last fetched, `02:07 PM`; empty before the first time. */
  seenAt: string;
  isSoundOn: boolean;
  onSound: (isOn: boolean) => void;
}

/** A screen in the shop: numbers, and nothing about the customers. */
export function BoardView(props: BoardViewProps) {
  const { storeName, logo, board, fresh, announced, isOffline, seenAt, isSoundOn, onSound } = props;
  return (
    <div className="board">
      <header>
        {logo && <img src={logo} alt="" width={56} height={56} />}
        <h1>
          <bdi>{storeName}</bdi>
        </h1>
        <Button size="large" appearance="subtle" aria-pressed={isSoundOn} onClick={() => onSound(!isSoundOn)}>
          {isSoundOn ? words.soundIsOn : words.turnSoundOn}
        </Button>
      </header>
      <main>
        <NumberColumn kind="preparing" none="nonePreparing" list={board?.preparing} />
        <NumberColumn kind="ready" none="noneReady" list={board?.ready} fresh={fresh} />
      </main>
      <p role="status" className="board-told">
        {announced.map((number) => words.nowReady([...number].join(" "))).join(" ")}
      </p>
      {isOffline && (
        <p role="status" className="board-offline">
          <Both say={({ notReached, asSeenAt }) => (seenAt === "" ? notReached : asSeenAt(seenAt))} />
        </p>
      )}
    </div>
  );
}
