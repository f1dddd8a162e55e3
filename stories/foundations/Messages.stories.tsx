import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  table: { borderCollapse: "collapse", width: "100%", "& th": { textAlign: "start" } },
  cell: {
    padding: "8px",
    boxShadow: `inset 0 -1px 0 ${haat.hairline}`,
    overflowWrap: "anywhere",
    verticalAlign: "top",
  },
  file: { ...type.caption, color: haat.textSoft },
});

/** The specification's messages, and the code that shows them (`.storybook/messages.ts`). */
function Messages() {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.cell}>Message</th>
          <th className={styles.cell}>Specification</th>
          <th className={styles.cell}>Where it stands</th>
        </tr>
      </thead>
      <tbody>
        {__MESSAGES__.map(({ words, section, part, file }) => (
          <tr key={words}>
            <td className={styles.cell}>{words}</td>
            <td className={styles.cell}>
              {section}
              {part && `, ${part}`}
            </td>
            <td className={styles.cell}>
              <span className={styles.file}>{file || "said by nothing"}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: "Foundations/Messages", component: Messages, tags: ["!autodocs"] } satisfies Meta<
  typeof Messages
>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
