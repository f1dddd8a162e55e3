import { makeResetStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Button } from "#design/button/Button.tsx";
import { formatCount } from "#design/format/count.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface ListingHeaderProps {
  title: string;
  /** How many products there are; left out while unknown. */
  total?: number;
  /** Drawn beside the title: the controls to sort and filter. */
  tools?: ReactNode;
  onBack: () => void;
}

const useHeader = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "8px",
  marginBlockEnd: "16px",
  "& > div": { flex: "1 1 160px", minWidth: "0" },
  "& h1": { ...type.subtitle, color: haat.text, overflowWrap: "anywhere", [media.tabletUp]: type.title },
  // The controls stay on one line; on the narrowest phones they have a row of their own.
  "& > div + button": { flexShrink: 0, whiteSpace: "nowrap" },
  // On screens this wide the filters stand beside the list.
  [media.wideUp]: { "& > div + button": { display: "none" } },
  [media.narrow]: {
    flexWrap: "wrap",
    rowGap: "8px",
    "& > div": { flexBasis: "calc(100% - 52px)" },
    "& > div + button": { width: "100%" },
  },
  // The line keeps its height while the number is unknown, so that nothing moves.
  "& p": { ...type.body, minHeight: "20px", color: haat.textSoft },
});

export function ListingHeader({ title, total, tools, onBack }: ListingHeaderProps) {
  return (
    <header className={useHeader()}>
      <Button appearance="subtle" aria-label={words.back} icon={<Glyph name="arrowLeft" />} onClick={onBack} />
      <div>
        <h1>{title}</h1>
        <p>{total === undefined ? "" : words.productCount(total, formatCount(total))}</p>
      </div>
      {tools}
    </header>
  );
}
