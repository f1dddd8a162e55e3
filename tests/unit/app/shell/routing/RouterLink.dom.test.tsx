import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { NavigationBridge } from "#app/navigation/NavigationBridge.tsx";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import { RouterLink } from "#app/shell/routing/RouterLink.tsx";
import type { LinkProps } from "#design/link/Link.tsx";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";

function Here() {
  const { pathname, search } = useLocation();
  return `${useNavigationType()} ${pathname}${search}`;
}

function open(props: LinkProps, basename = "/fresh-basket", at = `${basename}/cart`) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const container = new Container(new InversifyResolver());
  const navigation = new RouterNavigation();
  container.value(Navigation, navigation);
  act(() =>
    root.render(
      <ContainerContext value={container}>
        <MemoryRouter basename={basename} initialEntries={[at]}>
          <NavigationBridge navigation={navigation} />
          <RouterLink {...props} />
          <Here />
        </MemoryRouter>
      </ContainerContext>,
    ),
  );
  const link = place.querySelector("a") as HTMLAnchorElement;
  /** @returns whether the browser would follow the link itself */
  const click = (how: MouseEventInit = {}) => {
    let isLeft = false;
    const follow = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", follow, { once: true });
    act(() => void link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how })));
    return isLeft;
  };
  return { address: link.getAttribute("href"), click, here: () => place.lastChild?.textContent };
}

test.each([
  ["/fresh-basket", "/", "/fresh-basket"],
  ["/fresh-basket", "/?sort=price", "/fresh-basket?sort=price"],
  ["/fresh-basket", "/product/1?variant=2", "/fresh-basket/product/1?variant=2"],
  ["/", "/", "/"],
  ["/", "/cart", "/cart"],
  ["/fresh-basket", "https://elsewhere.example/cart", "https://elsewhere.example/cart"],
  ["/fresh-basket", "//elsewhere.example", "//elsewhere.example"],
  ["/fresh-basket", "/\\elsewhere.example", "/\\elsewhere.example"],
])("in a store at %s, the address %s is %s", (basename, href, address) => {
  expect(open({ href }, basename, basename).address).toBe(address);
});

test("a click opens the page without a reload, once", () => {
  const { click, here } = open({ href: "/account?tab=1" });
  expect(click()).toBe(false);
  expect(here()).toBe("PUSH /account?tab=1");
});

test("a link to the page that is open adds no entry to the history", () => {
  const { click, here } = open({ href: "/cart" });
  expect(click()).toBe(false);
  expect(here()).toBe("REPLACE /cart");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is the browser's",
  (how) => {
    const { click, here } = open({ href: "/account" });
    expect(click(how)).toBe(true);
    expect(here()).toBe("POP /cart");
  },
);

test("a click on a link that opens a new tab, or that leaves the store, is the browser's", () => {
  expect(open({ href: "/account", target: "_blank" }).click()).toBe(true);
  expect(open({ href: "https://elsewhere.example/" }).click()).toBe(true);
});

test("the link's own click handler runs first, and may prevent it", () => {
  const { click, here } = open({ href: "/account", onClick: (event) => event.preventDefault() });
  click();
  expect(here()).toBe("POP /cart");
});
