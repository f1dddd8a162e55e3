// biome-ignore lint/correctness/noUnusedImports: Storybook makes `React.createElement` of what stands here
import React, { useEffect, useState } from "react";
import { ToggleButton } from "storybook/internal/components";
import { fitFrame } from "./fitFrame";

/** Shows a screen that is larger than the canvas as a whole, or in its own size. */
export function FitTool() {
  const [isFitting, setFitting] = useState(true);
  useEffect(() => (isFitting ? fitFrame(document) : undefined), [isFitting]);
  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      pressed={isFitting}
      ariaLabel="Show the whole of a large screen"
      onClick={() => setFitting(!isFitting)}
    >
      Fit
    </ToggleButton>
  );
}
