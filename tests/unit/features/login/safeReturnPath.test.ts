import { describe, expect, it } from "vitest";
import { safeReturnPath } from "#features/login/safeReturnPath.ts";

const ORIGIN = "https://shop.example";
const PREFIX = "/fresh-basket";

describe("the return address after login (spec 2.1, bar 10)", () => {
  it.each([
    ["/cart", "/cart"],
    ["/product/7?variant=2#reviews", "/product/7?variant=2#reviews"],
    ["/search?query=50%25%20off", "/search?query=50%25%20off"],
    ["/search?query=a%5Cb//c", "/search?query=a%5Cb//c"],
    ["/account/./orders", "/account/orders"],
    ["/a/../cart", "/cart"],
    ["/", "/"],
    ["/loginhelp", "/loginhelp"],
  ])("%s is where they came from", (from, path) => {
    expect(safeReturnPath(from, ORIGIN, PREFIX)).toBe(path);
    expect(safeReturnPath(from, ORIGIN, "")).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    ["/cart"],
    "",
    "cart",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example",
    "/%5Cevil.example",
    "/%5c%5cevil.example",
    "/%255Cevil.example",
    "/%2F/evil.example",
    "/%2Fevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/%09/evil.example",
    "/x/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "/javascript:alert(1)\u0000",
    "data:text/html,x",
    "https://evil.example/cart",
    "https:/evil.example",
    "/%2F%2Fevil.example",
    "/\n//evil.example",
    "/javascript:document.title='evil'/..//evil.example",
    " javascript:alert(1)",
    "../kora-home",
    "@evil.example",
    ".evil.example",
    { pathname: "//evil.example" },
    ["//evil.example"],
    "/%",
    "/login",
    "/login/",
    "/Login?from=/cart",
  ])("%j leads to the root", (from) => {
    expect(safeReturnPath(from, ORIGIN, PREFIX)).toBe("/");
    expect(safeReturnPath(from, ORIGIN, "")).toBe("/");
  });

  it.each(["/../kora-home/cart", "/..%2Fkora-home", "/%2e%2e/kora-home", "/a/../../kora-home", "/.."])(
    "%s does not leave the store's prefix",
    (from) => {
      expect(safeReturnPath(from, ORIGIN, PREFIX)).toBe("/");
    },
  );

  it("never leaves origin or prefix, whatever combination of the dangerous pieces comes", () => {
    const pieces = [
      "/",
      "\\",
      "..",
      ".",
      "%5C",
      "%2F",
      "%2e",
      "\t",
      "@",
      ":",
      "evil.example",
      "javascript:",
      "?",
      "#",
      "a",
    ];
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % n;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const from = `/${Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]).join("")}`;
      const path = safeReturnPath(from, ORIGIN, PREFIX);
      // Resolved as the browser does it: absolute, and relative to the login's address.
      const url = new URL(`${PREFIX}${path}`, `${ORIGIN}${PREFIX}/login`);
      expect(url.origin, from).toBe(ORIGIN);
      expect(url.pathname.startsWith(`${PREFIX}/`), from).toBe(true);
      expect(new URL(path, ORIGIN).origin, from).toBe(ORIGIN);
    }
  });
});
