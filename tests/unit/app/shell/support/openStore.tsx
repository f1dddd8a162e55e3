import { act } from "react";
import { onTestFinished } from "vitest";
import { createContainer } from "#app/createContainer.ts";
import { features } from "#app/features.ts";
import { createPages } from "#app/navigation/createPages.tsx";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { RouterNavigation } from "#app/navigation/RouterNavigation.ts";
import type { StoreRoutesProps } from "#app/navigation/StoreRoutes.tsx";
import { LoginGuard } from "#app/shell/routing/LoginGuard.tsx";
import { ToastNotices } from "#app/shell/toasts/ToastNotices.ts";
import { SessionStore } from "#domain/session/index.ts";
import { loginFeature } from "#features/login/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { FakeTransport, settled } from "../../../kernel/support/fakes";
import { atRest } from "../../../support/atRest";
import { environment } from "../../support/environment";
import { begin, showStore } from "../../support/showStore";

export const VERIFIED = { mobile: "9876543210", customerId: "cust-1", accessToken: "a1", refreshToken: "r1" };

/** The store is on its own domain, so that links read as in the specification. */
const STORE = { identifier: "fresh-basket.localhost", isDomain: true, basePath: "" };

const ANSWERS: [RegExp, unknown][] = [
  [
    /\/api\/organizations/,
    { orgId: "org-1", name: "Fresh Basket", logoPath: "/media/logo.png", storeId: "store-1", locationId: "loc-1" },
  ],
  [
    /\/api\/store-settings/,
    {
      favicon: "/f.png",
      storeWebTheme: { primaryColor: "#0f6b4f", secondaryColor: "#c2410c", neutralColor: "#64707d" },
    },
  ],
  [/announcement-bars/, [{ message: "Free delivery today", backgroundColor: "#111", color: "#fff", enabled: true }]],
  [
    /support-and-social/,
    {
      facebookUrl: "https://facebook.com/fb",
      xurl: "javascript:alert(1)",
      linkedInUrl: "",
      instagramUrl: "https://instagram.com/fb",
      callSupportNumber: "+91 00000 12345",
      supportEmail: "care@example.com",
    },
  ],
  [
    /\/api\/categories/,
    Array.from({ length: 7 }, (_, index) => ({
      id: `c${index}`,
      name: `Category ${index}`,
      imagePath: "",
      isActive: index !== 1,
      productCount: index === 2 ? 0 : 5,
    })),
  ],
  [/\/api\/customers/, { name: "Asha", shoppingProfileIdentity: { cartId: "cart-1", walletId: "wallet-1" } }],
  [
    /\/api\/carts/,
    {
      id: "cart-1",
      data: [
        { productVariantId: "v1", quantity: 4 },
        { productVariantId: "v2", quantity: 1 },
      ],
    },
  ],
  [/request-otp/, { resendAfterSeconds: 59 }],
  [/verify-customer-otp/, VERIFIED],
];

function Broken(): never {
  throw new Error("The page fell over.");
}

function Refused(): never {
  throw new HttpError(418, "TEAPOT", "I'm a teapot");
}

/** The pages of the tests: public, protected and broken ones. */
const PAGES: StoreRoutesProps["pages"] = [
  { path: "/", element: <h1>Welcome</h1> },
  { path: "/search", element: <h1>Showing Results for</h1> },
  { path: "/cart", isTask: true, element: <LoginGuard>{<h1>Cart</h1>}</LoginGuard> },
  { path: "/account/*", element: <LoginGuard>{<h1>Profile</h1>}</LoginGuard> },
  { path: "/broken", element: <Broken /> },
  { path: "/refused", element: <Refused /> },
];

/** Opens the shell with the pages above in the document, until the test is over. */
export async function openStore(
  path = "/",
  { plugins = [], loggedIn = false }: { plugins?: Plugin[]; loggedIn?: boolean } = {},
) {
  const transport = new FakeTransport(({ url }) => {
    const found = ANSWERS.find(([pattern]) => pattern.test(url));
    return found ? { body: found[1] } : { status: 404, body: { code: "NOT_FOUND", message: "Not there." } };
  });
  const navigation = new RouterNavigation();
  const given = environment({ identity: STORE, transport, navigation, notices: new ToastNotices(navigation) });
  const container = createContainer(given, [...features, ...plugins]);
  await begin(container);
  if (loggedIn) await container.get(SessionStore).logIn(VERIFIED);
  const loads = new PageLoads();
  const pages = [...PAGES, ...createPages(container, [loginFeature], loads)];
  const { close } = await showStore(container, path, { pages, loads, navigation });
  onTestFinished(close);
  // A page's code comes when it is first shown, so the login's is loaded here.
  if (path !== "/") await loginFeature.routes?.[0]?.load();
  await atRest();
  const go = async (to: string) => {
    await act(async () => navigation.go(to));
    await atRest();
  };
  /** The current path within the store. */
  const where = () => navigation.path;
  /** The state that the navigation carried. */
  const carried = () => (window.history.state as { usr?: unknown } | null)?.usr;
  return {
    container,
    transport,
    clock: given.clock,
    close,
    rest: atRest,
    go,
    where,
    carried,
    session: container.get(SessionStore),
  };
}

/** The element, or an error that shows what was there instead. */
export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`There is no ${selector} in:\n${document.body.innerHTML.slice(0, 3000)}`);
  return found;
}

/** Types as a person does: React listens to the input event of a changed value. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
  });
}

export async function click(element: Element): Promise<void> {
  await act(async () => {
    (element as HTMLElement).click();
    await settled();
    await settled();
  });
}
