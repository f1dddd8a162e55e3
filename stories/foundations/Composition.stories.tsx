import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { PageState } from "#design/page-state/PageState.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { Content } from "#design/section/Content.tsx";
import { Section } from "#design/section/Section.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";

/** The layout of a screen: one column with sections, a card for each subject, one main action. */
function Composition() {
  return (
    <Content stack>
      <Section title="A section has a title and one matter">
        <p>48 to 64 px stand between two of them.</p>
        <Panel title="A card is one thing" aside={<Button size="small">Edit</Button>}>
          <p>What belongs to it stands inside, what is done with it at the end of its title's line.</p>
        </Panel>
      </Section>
      <Section title="What waits has the shape of what comes">
        <ListSkeleton rows={2} picture />
      </Section>
      <Section title="What is empty says so, and leads on">
        <PageState
          compact
          drawing="box"
          title="No orders yet"
          text="What you order stands here."
          action={<Button appearance="primary">Shop more</Button>}
        />
      </Section>
    </Content>
  );
}

const meta = {
  title: "Foundations/Composition",
  component: Composition,
  tags: ["!autodocs"],
  parameters: { bare: true },
} satisfies Meta<typeof Composition>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
