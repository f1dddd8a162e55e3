import { makeStyles } from "@fluentui/react-components";
import { visuallyHidden } from "../theme/haat";

const useStyles = makeStyles({ hidden: visuallyHidden });

/** Says its message whenever it changes: the new page's title, a count of results. */
export function LiveRegion({ message, assertive }: { message: string; assertive?: boolean }) {
  const styles = useStyles();
  return (
    <div aria-live={assertive ? "assertive" : "polite"} aria-atomic="true" className={styles.hidden}>
      {message}
    </div>
  );
}
