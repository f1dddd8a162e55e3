import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Table } from "#design/table/Table.tsx";
import { noBox, rowsAsCards, tableBox, tableRules } from "#design/table/tableRules.ts";
import { LONG_NAME, narrow } from "../../support/builders";

const CARDS = "@media (max-width: 39.9375em)";
const useStyles = makeStyles({
  box: { ...tableBox, [CARDS]: noBox },
  table: { ...tableRules, [CARDS]: { ...rowsAsCards, "& tr": { ...rowsAsCards["& tr"], rowGap: "4px" } } },
});

function Goods({ names }: { names: readonly string[] }) {
  const styles = useStyles();
  return (
    <Table
      columns={["Product", "Status", { name: "Amount", atEnd: true }]}
      className={styles.table}
      boxClassName={styles.box}
    >
      {names.map((name) => (
        <tr key={name}>
          <td>{name}</td>
          <td>
            <StatusTag tone="success" text="Delivered" />
          </td>
          <td data-end="">₹1,234.50</td>
        </tr>
      ))}
    </Table>
  );
}

const meta = {
  title: "ui/Table",
  component: Table,
  args: { columns: [], className: "", children: null },
  render: () => <Goods names={["Toned Milk", "Alphonso Mangoes"]} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { render: () => <Goods names={[LONG_NAME, `${LONG_NAME} again`]} /> };
/** The rows are cards where the columns do not fit. */
export const Narrow: Story = { ...narrow };
