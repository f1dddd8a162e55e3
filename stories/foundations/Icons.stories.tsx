import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Glyph, type GlyphName } from "#design/glyph/Glyph.tsx";
import { type } from "#design/theme/haat.ts";
import { AccountIcon } from "#features/account/views/AccountIcon.tsx";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))", gap: "24px" },
  sign: { display: "flex", flexDirection: "column", alignItems: "center", rowGap: "8px", ...type.caption },
});

/** One key for each icon: after an icon is added or removed, this file does not compile until the list is updated. */
const GLYPHS = {
  home: 1,
  grid: 1,
  cart: 1,
  person: 1,
  search: 1,
  dismiss: 1,
  pause: 1,
  play: 1,
  chevronLeft: 1,
  chevronRight: 1,
  chevronDown: 1,
  arrowLeft: 1,
  check: 1,
  menu: 1,
  plus: 1,
  minus: 1,
  sun: 1,
  moon: 1,
  share: 1,
  bag: 1,
} satisfies Record<GlyphName, 1>;
const OF_ACCOUNT = [
  "profile",
  "wallet",
  "address",
  "orders",
  "subscription",
  "logout",
  "zoomIn",
  "zoomOut",
  "left",
  "right",
  "up",
  "down",
  "turn",
] as const;

function Icons() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      {(Object.keys(GLYPHS) as GlyphName[]).map((name) => (
        <span key={name} className={styles.sign}>
          <Glyph name={name} size={24} />
          {name}
        </span>
      ))}
      {OF_ACCOUNT.map((name) => (
        <span key={name} className={styles.sign}>
          <AccountIcon name={name} />
          account: {name}
        </span>
      ))}
    </div>
  );
}

const meta = { title: "Foundations/Icons", component: Icons, tags: ["!autodocs"] } satisfies Meta<typeof Icons>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
