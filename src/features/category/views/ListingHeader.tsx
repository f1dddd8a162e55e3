import { makeStyles } from "@fluentui/react-components";
import { Button } from "../../../ui/button/Button";
import { formatCount } from "../../../ui/format/count";
import { Glyph } from "../../../ui/glyph/Glyph";
import { haat, media, type } from "../../../ui/theme/haat";

export interface ListingHeaderProps {
  title: string;
  /** How many products there are; left out while unknown. */
  total?: number;
  onBack: () => void;
}

const useStyles = makeStyles({
  header: { display: "flex", alignItems: "center", columnGap: "8px", marginBlockEnd: "16px" },
  words: { minWidth: "0" },
  title: { ...type.subtitle, color: haat.text, overflowWrap: "anywhere", [media.tabletUp]: type.title },
  // Its line is kept while the number is unknown, so that nothing jumps when it comes.
  total: { ...type.body, minHeight: "20px", color: haat.textSoft },
});

export function ListingHeader({ title, total, onBack }: ListingHeaderProps) {
  const styles = useStyles();
  return (
    <header className={styles.header}>
      <Button appearance="subtle" aria-label="Back" icon={<Glyph name="arrowLeft" />} onClick={onBack} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.total}>
          {total === undefined ? "" : `${formatCount(total)} ${total === 1 ? "product" : "products"}`}
        </p>
      </div>
    </header>
  );
}
