import { makeStyles, Spinner } from "@fluentui/react-components";
import * as words from "../words.en";

const useStyles = makeStyles({ page: { display: "grid", placeItems: "center", minHeight: "320px" } });

/** Drawn by every account page during its first fetch (spec 2.11). */
export function PageSpinner({ label = words.loading }: { label?: string }) {
  return (
    <div role="status" className={useStyles().page}>
      <Spinner label={label} labelPosition="below" />
    </div>
  );
}
