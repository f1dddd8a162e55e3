import { makeStyles } from "@fluentui/react-components";
import { haat, media, type } from "#design/theme/haat.ts";

export const useFilterStyles = makeStyles({
  panel: {
    display: "flex",
    flexDirection: "column",
    rowGap: "24px",
  },
  // The sheet on narrow screens has its own title.
  title: { display: "none", ...type.large, fontWeight: 600, [media.wideUp]: { display: "block" } },
  group: {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    minWidth: "0",
    margin: "0",
    padding: "0",
    border: "0",
  },
  legend: { padding: "0", marginBlockEnd: "4px", ...type.body, fontWeight: 600 },
  option: {
    display: "flex",
    alignItems: "center",
    columnGap: "10px",
    width: "100%",
    minHeight: "36px",
    ...type.body,
    cursor: "pointer",
    [media.touch]: { minHeight: haat.target },
    "& > input": { flexShrink: 0, width: "18px", height: "18px", margin: "0", accentColor: haat.primaryText },
  },
  name: { minWidth: "0", flexGrow: 1, overflowWrap: "anywhere" },
  count: { flexShrink: 0, ...type.caption, ...type.tabular, color: haat.textSoft },
});
