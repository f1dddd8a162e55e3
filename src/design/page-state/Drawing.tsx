import { makeStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import { optionalPart } from "../lazy/optionalPart";
import type { DrawingName } from "./Drawing.types";

/** Only decoration: while its code is missing, for example without a network, its place stays empty. */
const DrawingLines = optionalPart(async () => ({ default: (await import("./DrawingLines")).DrawingLines }));

/** Not a style attribute: the host draws such pages, and their policy allows none. */
const useStyles = makeStyles({
  page: { width: "144px", height: "144px" },
  card: { width: "96px", height: "96px" },
});

/** A line drawing of the page's subject on a tinted background. */
export function Drawing({ name, compact }: { name: DrawingName; compact?: boolean }) {
  const styles = useStyles();
  return (
    <div className={compact ? styles.card : styles.page}>
      <Suspense>
        <DrawingLines name={name} />
      </Suspense>
    </div>
  );
}
