import { Fragment } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { readComponents } from "../../../.storybook/args/readComponents";
import { snippetOf } from "../../../.storybook/snippets/snippetOf";

const components = readComponents();
beforeEach(() => void vi.stubGlobal("__COMPONENTS__", components));

const OnlyHere = () => null;

const snippet = (component: unknown, args: object, code = "") =>
  snippetOf(code, { component, args, parameters: { fileName: "" } } as unknown as Parameters<typeof snippetOf>[1]);

describe("a story's code", () => {
  it("is the component with the line that imports it", () => {
    const code = "<div style={{ width: 240 }}>\n  <Button onClick={() => {}}>Continue</Button>\n</div>";
    expect(snippet(Button, { children: "Continue", busy: true, onClick: () => {} }, code)).toBe(
      'import { Button } from "src/design/button/Button";\n\n<Button busy onClick={onClick}>Continue</Button>',
    );
  });

  it("has no picture's data, no long data and no element that only the story has", () => {
    const given = {
      href: "#product",
      picture: `data:image/webp;base64,${"A".repeat(4_000)}`,
      rating: { average: 4.3, count: 12 },
      tiles: Array.from({ length: 30 }, (_, id) => ({ id })),
      action: <OnlyHere />,
    };
    expect(snippet(ProductCard, given)).toBe(
      [
        'import { ProductCard } from "src/commerce/product-card/ProductCard";',
        "",
        "<ProductCard",
        '  href="#product"',
        '  picture="picture.webp"',
        "  rating={{ average: 4.3, count: 12 }}",
        "  tiles={tiles}",
        "  action={action}",
        "/>",
      ].join("\n"),
    );
  });

  it("imports the shop's components that stand in its arguments", () => {
    const actions = (
      <Fragment>
        <Button>Cancel</Button>
        <LinkButton href="#save">Save</LinkButton>
      </Fragment>
    );
    const code = snippet(ProductCard, { action: actions });
    expect(code).toContain('import { LinkButton } from "src/design/button/Button";');
    expect(code).toContain("<>\n      <Button>Cancel</Button>");
  });

  it("is that of the element that the story renders instead of the component", () => {
    const code = '{\n  render: () => <LinkButton href="#c">\n      Shop more\n    </LinkButton>\n}';
    expect(snippet(Button, { children: "Continue" }, code)).toBe(
      'import { LinkButton } from "src/design/button/Button";\n\n<LinkButton href="#c">\n  Shop more\n</LinkButton>',
    );
  });

  it("is only the page when a story renders the whole shop", () => {
    const Page = Object.assign(() => null, { displayName: "Page" });
    const context = {
      component: Page,
      args: {},
      parameters: { fileName: "./stories/features/cart/pages/CartPage.stories.tsx" },
    };
    const code = snippetOf('<Shop\n  path="/cart"\n/>', context as unknown as Parameters<typeof snippetOf>[1]);
    expect(code).toBe('import { Page } from "src/features/cart/pages/CartPage";\n\n<Page />');
    expect(snippetOf(code, context as unknown as Parameters<typeof snippetOf>[1])).toBe(code);
  });
});
