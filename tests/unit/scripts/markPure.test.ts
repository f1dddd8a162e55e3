import { expect, test } from "vitest";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import markPure from "#scripts/build/markPure.js";

test("an unused component that a package makes while it loads is removed", () => {
  const source = `var Link = React10.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
var Place = React.createContext(null);
Place.displayName = "Place";
`;
  expect(markPure(source)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(function LinkWithRef() {});

var Place = /* @__PURE__ */ React.createContext(null);

`);
});
