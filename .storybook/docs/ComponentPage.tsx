import { Controls, Primary, Stories, Title } from "@storybook/addon-docs/blocks";
import { GuidanceBlock } from "./GuidanceBlock";

/** The page of a component: how it is used, then its arguments and its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <GuidanceBlock />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
