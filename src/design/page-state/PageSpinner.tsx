import { makeStyles, Spinner } from "@fluentui/react-components";
import * as words from "../words.en";

const useStyles = makeStyles({ page: { display: "grid", placeItems: "center", minHeight: "320px" } });

/** Every account page draws it during its first fetch (spec 2.11). */
export function PageSpinner({ label = words.loading }: { label?: string }) {
  return (
    <div role="status" className={useStyles().page}>
      <Spinner label={label} labelPosition="below" />
    </div>
  );
}
