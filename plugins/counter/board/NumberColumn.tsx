import type { BoardNumbers } from "#contract/board.ts";
import { Both } from "./Both";
import { numberSize, placeEm, TAIL } from "./numberSize";

interface NumberColumnProps {
  kind: "preparing" | "ready";
  none: "nonePreparing" | "noneReady";
  /** Undefined until the platform has answered. */
  list: BoardNumbers | undefined;
  fresh?: readonly string[];
}

export function NumberColumn({ kind, none, list, fresh = [] }: NumberColumnProps) {
  const numbers = list?.numbers ?? [];
  const digits = Math.max(...numbers.map(({ length }) => length), TAIL);
  const size = { fontSize: numberSize(numbers.length, digits), "--place": `${placeEm(digits)}em` };
  return (
    <section className={`board-column board-${kind}`} aria-labelledby={`board-${kind}`}>
      <h2 id={`board-${kind}`}>
        <Both say={(words) => words[kind]} />
      </h2>
      <div className="board-room">
        {list !== undefined && numbers.length === 0 && (
          <p className="board-none">
            <Both say={(words) => words[none]} />
          </p>
        )}
        {numbers.length > 0 && (
          <ul style={size} translate="no">
            {numbers.map((number) => (
              <li key={number} className={fresh.includes(number) ? "board-fresh" : undefined}>
                <span>{number.slice(0, -TAIL)}</span>
                <b>{number.slice(-TAIL)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {list !== undefined && list.total > numbers.length && (
        <p className="board-cut">
          <Both say={(words) => words.cut(numbers.length, list.total)} />
          <Both say={(words) => words.cutHint} />
        </p>
      )}
    </section>
  );
}
