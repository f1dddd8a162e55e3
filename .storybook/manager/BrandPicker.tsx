// biome-ignore lint/correctness/noUnusedImports: Storybook makes `React.createElement` of what stands here
import React from "react";
import { useGlobals } from "storybook/manager-api";
import { coloursOf, OWN, ownOf } from "../palettes";

const NAMES = ["primary", "secondary", "neutral"] as const;

/** Three colour fields in the toolbar. A change of one makes a custom brand from the current one. */
export function BrandPicker() {
  const [{ palette, own }, update] = useGlobals();
  const colours = coloursOf(String(palette), String(own));
  const change = (name: (typeof NAMES)[number], colour: string) =>
    update({ palette: OWN, own: ownOf({ ...colours, [name]: colour }) });
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 4, paddingInline: 8 }}>
      {NAMES.map((name) => (
        <input
          key={name}
          type="color"
          aria-label={`The store's ${name} colour`}
          title={`The store's ${name} colour`}
          value={colours[name] ?? "#000000"}
          onChange={({ target }) => change(name, target.value)}
          style={{ width: 24, height: 24, padding: 0, border: 0, background: "none" }}
        />
      ))}
    </span>
  );
}
