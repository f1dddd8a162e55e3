// biome-ignore lint/correctness/noUnusedImports: Storybook makes `React.createElement` of what stands here
import React from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { BrandPicker } from "./manager/BrandPicker";
import { FitTool } from "./manager/FitTool";
import { nameThePage } from "./manager/nameThePage";

const match = ({ viewMode }: { viewMode?: string }) => viewMode === "story" || viewMode === "docs";

addons.register("haat", () => {
  nameThePage(document);
  addons.add("haat/brand", { type: types.TOOL, title: "The store's colours", match, render: () => <BrandPicker /> });
  addons.add("haat/fit", {
    type: types.TOOL,
    title: "Fit",
    match: ({ viewMode }) => viewMode === "story",
    render: () => <FitTool />,
  });
});

addons.setConfig({
  sidebar: { showRoots: true },
  theme: create({ base: "light", brandTitle: "Haat", brandUrl: "./", colorSecondary: "#1f7a3d" }),
});
