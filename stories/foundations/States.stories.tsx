import { makeStyles } from "@fluentui/react-components";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { Chip } from "#design/chip/Chip.tsx";
import { Section } from "#design/section/Section.tsx";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "48px" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px", marginBlockEnd: "12px" },
});

function States({ onClick }: { onClick: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Section title="Actions">
        <p>One main action a screen; the rest step back.</p>
        {(["primary", "secondary", "subtle", "danger"] as const).map((appearance) => (
          <div key={appearance} className={styles.row}>
            <Button appearance={appearance} onClick={onClick}>
              {appearance}
            </Button>
            <Button appearance={appearance} disabled>
              Disabled
            </Button>
            <Button appearance={appearance} busy>
              Busy
            </Button>
            <Button appearance={appearance} size="small">
              Small
            </Button>
            <Button appearance={appearance} size="large">
              Large
            </Button>
          </div>
        ))}
      </Section>
      <Section title="Choices">
        <div className={styles.row}>
          <Chip pressed={false} onToggle={onClick}>
            Mon
          </Chip>
          <Chip pressed onToggle={onClick}>
            Tue
          </Chip>
          <Chip pressed={false} disabled onToggle={onClick}>
            Wed
          </Chip>
        </div>
      </Section>
      <Section title="Statuses">
        <p>Constant in every store, and always in words.</p>
        <div className={styles.row}>
          <StatusTag text="Pending" tone="warning" />
          <StatusTag text="Placed" tone="info" />
          <StatusTag text="Shipped" tone="info" />
          <StatusTag text="Delivered" tone="success" />
          <StatusTag text="Failed" tone="danger" />
          <StatusTag text="Cancelled" />
        </div>
      </Section>
    </div>
  );
}

const meta = {
  title: "Foundations/States",
  component: States,
  tags: ["!autodocs"],
  args: { onClick: fn() },
} satisfies Meta<typeof States>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Awkward: Story = { globals: { palette: "awkward" } };
/** Every control shows the focus ring when it is reached by keyboard. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "primary" })).toHaveFocus();
  },
};
