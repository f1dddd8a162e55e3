import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { haat, media, motion } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "480px" },
  track: { display: "flex", alignItems: "center", columnGap: "16px" },
  name: { width: "180px" },
  dot: { width: "24px", height: "24px", borderRadius: haat.radiusFull, backgroundColor: haat.primaryFill },
  quick: { transition: `translate ${motion.quick}`, [media.calm]: { transition: "none" } },
  gentle: { transition: `translate ${motion.gentle}`, [media.calm]: { transition: "none" } },
  moved: { translate: "160px 0" },
});

function Motion() {
  const styles = useStyles();
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={styles.page}>
      {(["quick", "gentle"] as const).map((name) => (
        <div key={name} className={styles.track}>
          <span className={styles.name}>
            {name} {motion[name].split(" ")[0]}
          </span>
          <span className={mergeClasses(styles.dot, styles[name], isMoved && styles.moved)} />
        </div>
      ))}
      <Button onClick={() => setMoved(!isMoved)}>Move</Button>
    </div>
  );
}

const meta = { title: "Foundations/Motion", component: Motion, tags: ["!autodocs"] } satisfies Meta<typeof Motion>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move" }));
    await expect(canvas.getByText(/quick 150ms/)).toBeVisible();
  },
};
