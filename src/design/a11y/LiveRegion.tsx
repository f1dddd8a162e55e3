import { makeStyles } from "@fluentui/react-components";
import { visuallyHidden } from "../theme/haat";

const useStyles = makeStyles({ hidden: visuallyHidden });

/** Screen readers announce the message whenever it changes: the new page's title, a number of results. */
export function LiveRegion({ message, assertive }: { message: string; assertive?: boolean }) {
  const styles = useStyles();
  return (
    <div aria-live={assertive ? "assertive" : "polite"} aria-atomic="true" className={styles.hidden}>
      {message}
    </div>
  );
}
