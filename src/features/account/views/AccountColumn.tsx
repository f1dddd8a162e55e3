import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({ page: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" } });

export function AccountColumn({ children }: { children: ReactNode }) {
  return <div className={useStyles().page}>{children}</div>;
}
