import type { RunOptions } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { ReviewPage } from "#contract/catalogue/reviews.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { AnnouncementBar } from "#contract/store/storeCustomization.ts";
import type { Policies, SupportAndSocial } from "#contract/store/stores.ts";
import { axeViolations, OF_COLOURS } from "#tests/support/browser/axeViolations.ts";
import {
  arrive,
  arriveAnew,
  awake,
  change,
  DESKTOP,
  fillCart,
  newMobile,
  PHONE,
  see,
  serveWithoutData,
} from "#tests/support/browser/shopperBrowser.ts";
import { moveTo, runUntil } from "#tests/support/browser/singlePage.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  addAddress,
  addButton,
  addressDialog,
  askForCode,
  continueButton,
  fillAddress,
  findProduct,
  GOODS,
  logIn,
  orderHeading,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";

withTheShop();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first();

describe("bars 12 and 21, every screen", () => {
  // A phone is light and a desktop dark; screens with bars or columns that only one of them has are judged in both.
  test.each([
    ["390", PHONE, false],
    ["1280", DESKTOP, true],
  ])(
    "at %s px: 0 axe violations, nothing wider than the screen (320 px, too), 0 console errors and refusals",
    async (_, viewport, isDark) => {
      const { page, troubles } = await arrive(browser, { viewport });
      const found: string[] = [];
      const toggle = page.getByRole("button", { name: "Dark mode" });

      async function look(screen: string, options: RunOptions = {}): Promise<void> {
        // axe would measure a target that is half under the phone's tabs as half a target, so every page is judged from
        // its top.
        await page.evaluate(() => scrollTo(0, 0));
        // Colours are judged at rest, because skeletons shimmer and pictures are loading.
        await still(page);
        for (const violation of await axeViolations(page, options)) found.push(`${screen}: ${violation}`);
      }
      async function judge(screen: string): Promise<void> {
        await see(page.locator("[data-scheme]").first()).toHaveAttribute("data-scheme", isDark ? "dark" : "light");
        await look(screen);
        // 320 px is the narrowest phone, and what 400 % zoom leaves of 1280 px (WCAG 1.4.10).
        for (const width of viewport === PHONE ? [320, PHONE.width] : [viewport.width]) {
          await page.setViewportSize({ ...viewport, width });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) found.push(`${screen} is ${over} px wider than a screen of ${width} px`);
        }
      }
      async function switchScheme(): Promise<void> {
        // A phone has this button in the footer, and no step of the checkout but the first one has it.
        await page.setViewportSize(DESKTOP);
        const pressed = await toggle.getAttribute("aria-pressed");
        await toggle.click();
        await see(toggle).toHaveAttribute("aria-pressed", String(pressed !== "true"));
        await page.setViewportSize(viewport);
      }
      async function judgeBoth(screen: string): Promise<void> {
        await judge(screen);
        await switchScheme();
        await look(`${screen}, ${isDark ? "light" : "dark"}`, OF_COLOURS);
        await switchScheme();
      }
      const open = async (path: string, sees: string | RegExp) => {
        await moveTo(page, `${base}${path}`);
        await see(heading(page, sees)).toBeVisible();
      };

      await page.goto(`${base}/`);
      await awake(page);
      if (isDark) await switchScheme();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await see(heading(page, "What People Say About Us")).toBeVisible();
      await judgeBoth("home");
      await open("/search", "What are you looking for?");
      await judge("search without a query");
      await open("/search?query=apple", /^Showing Results for/);
      await see(addButton(page)).toBeVisible();
      await judgeBoth("search results");
      await open("/search?query=nothingiscalledthis", "No Product Found");
      await judge("search without results");
      await open("/privacypolicy", "Privacy Policy");
      await judge("policy");
      await page.goto(`${base}/no-such-page`);
      await see(heading(page, "Not Found")).toBeVisible();
      await judge("not found");
      // The browser's console reports every page that is answered with 404.
      expect(troubles.splice(0).filter((trouble) => !trouble.includes("status of 404"))).toEqual([]);
      await findProduct(page, base);
      await judgeBoth("product");
      await page.goBack();
      await see(addButton(page)).toBeVisible();
      await judge("category");
      await addButton(page, GOODS.product).click();

      await see(page.getByLabel("Mobile Number")).toBeVisible();
      await judge("login, mobile");
      const mobile = newMobile();
      await askForCode(page, mobile);
      await judge("login, code");
      await page.getByLabel("Digit 1 of 6").pressSequentially(await haat.otpFor(mobile));
      await see(shown(page.getByRole("group", { name: /^Quantity of / }))).toBeVisible();
      await page.goto(`${base}/cart`);
      await see(continueButton(page)).toBeVisible();
      await judge("cart");
      await continueButton(page).click();
      await see(addressDialog(page).getByRole("button", { name: "Save address" })).toBeVisible();
      await addressDialog(page).getByRole("button", { name: "Save address" }).click();
      await see(addressDialog(page).getByText("Name is required")).toBeVisible();
      await look("address form with its messages");
      await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
      await judge("checkout without an address");
      await page.getByRole("button", { name: "Add Address" }).click();
      await addAddress(page);
      await page.getByRole("radio", { name: /Cash on delivery/ }).check();
      await judge("checkout");
      await continueButton(page).click();
      await see(heading(page, "Review your order")).toBeVisible();
      await judge("review");
      await placeButton(page).click();
      await see(orderHeading(page)).toBeVisible();
      await see(page.getByText(/Expected delivery/)).toBeVisible();
      await judge("order");
      await page.getByRole("button", { name: "Cancel order" }).click();
      await see(page.getByRole("textbox", { name: "Reason" })).toBeVisible();
      await look("cancellation");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.goto(`${base}/cart`);
      await see(heading(page, "Your Cart is Empty")).toBeVisible();
      await judge("empty cart");
      for (const [path, action] of [
        ["/account/orders", "Actions for order"],
        ["/account/address", "Add Address"],
        ["/account/profile", "Update"],
      ] as const) {
        await moveTo(page, `${base}${path}`);
        await see(page.getByRole("main").getByRole("button", { name: action }).first()).toBeVisible();
        await (path === "/account/orders" ? judgeBoth(path) : judge(path));
      }
      expect(found).toEqual([]);
      expect(troubles).toEqual([]);
    },
    // axe checks some thirty screens here, which takes long on a busy machine.
    600_000,
  );

  test("with reduced motion the whole page turns dark at once", async () => {
    const { page } = await arrive(browser);
    await page.goto(`${base}/`);
    await awake(page);
    await page.evaluate(() => {
      const counted = window as { gliding?: number };
      counted.gliding = 0;
      document.addEventListener("transitionrun", () => {
        counted.gliding = (counted.gliding ?? 0) + 1;
      });
    });
    await page.getByRole("button", { name: "Dark mode" }).first().click();
    await see(page.locator("[data-scheme=dark]").first()).toBeAttached();
    await still(page);
    expect(await page.evaluate(() => (window as { gliding?: number }).gliding)).toBe(0);
  });

  test("on a phone the store, search and cart are in one line, and dark mode is in the footer", async () => {
    const { page } = await arrive(browser, { viewport: PHONE });
    await page.goto(`${base}/`);
    await awake(page);
    const top = page.getByRole("banner");
    const placed = [
      await top.getByRole("link", { name: "Fresh Basket" }).boundingBox(),
      await top.getByRole("combobox").boundingBox(),
      await top.getByRole("link", { name: /^Cart/ }).boundingBox(),
    ].map((box) => ({ start: box?.x ?? 0, middle: Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2) }));
    expect(new Set(placed.map(({ middle }) => middle)).size).toBe(1);
    expect(placed).toEqual(placed.toSorted((a, b) => a.start - b.start));
    // The tabs below have the account.
    await see(top.getByRole("link")).toHaveCount(2);
    const toggle = page.getByRole("contentinfo").getByRole("button", { name: "Dark mode" });
    await toggle.click();
    await see(toggle).toHaveAttribute("aria-pressed", "true");
    await see(page.locator("[data-scheme=dark]").first()).toBeAttached();
    await toggle.click();
    await see(page.locator("[data-scheme=light]").first()).toBeAttached();
  });

  test("an unknown store has an accessible screen, too", async () => {
    const { page } = await arrive(browser);
    await page.goto(`${haat.origin}/no-such-store`);
    await see(heading(page, "Store not found")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("bar 12, hostile text", () => {
  const EVIL = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
  const HTML = `<p>Kept words</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>
    <a href="javascript:window.hacked=1">a link</a><iframe src="javascript:parent.hacked=1"></iframe>
    <svg onload="window.hacked=1"></svg><p style="position:fixed;inset:0" onclick="window.hacked=1">styled</p>`;

  async function nothingRan(page: Page, troubles: string[]): Promise<void> {
    await still(page);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    const left = await page.evaluate(() =>
      [...document.querySelectorAll("main *, header *, footer *")]
        .filter((element) =>
          element
            .getAttributeNames()
            .some((name) => name.startsWith("on") || /^\s*javascript:/i.test(element.getAttribute(name) ?? "")),
        )
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(left).toEqual([]);
    expect(troubles.filter((trouble) => trouble.startsWith("uncaught"))).toEqual([]);
  }

  test("names, words, colours, links and pictures that a store supplies run nothing", async () => {
    const { page, troubles } = await arrive(browser);
    const spoil = (product: Product): Product => ({
      ...product,
      name: `Fruit ${EVIL}`,
      brand: EVIL,
      description: HTML,
      thumbnail: "javascript:window.hacked=1",
      variants: product.variants.map((variant) => ({
        ...variant,
        imagePathList: ["javascript:window.hacked=1", EVIL],
      })),
    });
    await serveWithoutData(page);
    await change<Organization>(page, /\/api\/organizations/, (found) => ({
      ...found,
      name: `Shop ${EVIL}`,
      logoPath: EVIL,
    }));
    await change<Category[]>(page, /\/api\/categories/, (all) =>
      all.map((category) => ({ ...category, name: EVIL, imagePath: "javascript:window.hacked=1" })),
    );
    await change<ProductPage>(page, /\/api\/products\?/, (list) => ({ ...list, products: list.products.map(spoil) }));
    await change<Product>(page, /\/api\/products\/[^/?]+(\?|$)/, spoil);
    await change<ProductPage>(page, /\/related/, (list) => ({ ...list, products: list.products.map(spoil) }));
    await change<ReviewPage>(page, /\/reviews\?/, (list) => ({
      ...list,
      reviews: list.reviews.map((review) => ({ ...review, authorName: EVIL, text: EVIL })),
    }));
    await change<Policies>(
      page,
      /\/policies/,
      () => ({ privacyPolicy: HTML, refundPolicy: HTML, shippingPolicy: HTML }) as Policies,
    );
    await change<AnnouncementBar[]>(page, /announcement-bars/, () => [
      {
        message: EVIL,
        backgroundColor: "red;}</style><script>window.hacked=1</script>",
        color: "url(javascript:1)",
        enabled: true,
      },
    ]);
    await change<SupportAndSocial>(page, /support-and-social/, (support) => ({
      ...support,
      facebookUrl: "javascript:window.hacked=1",
      supportEmail: EVIL,
      callSupportNumber: EVIL,
    }));
    await page.route(/\/api\/store-settings/, async (route) => {
      const evil = "red;}</style><script>window.hacked=1</script>";
      const storeWebTheme = { primaryColor: evil, secondaryColor: evil, neutralColor: evil };
      await route.fulfill({ json: { favicon: "javascript:window.hacked=1", storeWebTheme } });
    });

    await page.goto(`${base}/`);
    await see(heading(page, "Popular Products")).toBeVisible();
    await see(page.getByText(`Fruit ${EVIL}`).first()).toBeVisible();
    await nothingRan(page, troubles);
    await page.getByText(`Fruit ${EVIL}`).first().click();
    await see(page.getByText("Kept words")).toBeVisible();
    await see(page.getByText("styled")).not.toHaveAttribute("style", /fixed/);
    await see(page.locator("main iframe, main script")).toHaveCount(0);
    await nothingRan(page, troubles);
    await page.goto(`${base}/privacypolicy`);
    await see(page.getByText("Kept words")).toBeVisible();
    await nothingRan(page, troubles);
  });

  test("a shopper's input runs nothing, and is shown as it was typed", async () => {
    const { page, troubles } = await arrive(browser);
    await page.goto(`${base}/`);
    await page.getByRole("combobox", { name: "Search a product" }).fill(EVIL);
    await page.keyboard.press("Enter");
    await see(heading(page, /^Showing Results for/)).toContainText(EVIL);
    await nothingRan(page, troubles);
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    const dialog = await fillAddress(page);
    const short = "<img src=x onerror=window.hacked=1>";
    await dialog.getByRole("textbox", { name: /^Name\*?$/ }).fill(short);
    await dialog.getByRole("textbox", { name: /^Address\*?$/ }).fill(EVIL);
    await dialog.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await see(page.getByText(short).first()).toBeVisible();
    await continueButton(page).click();
    await see(heading(page, "Review your order")).toBeVisible();
    await placeButton(page).click();
    await see(orderHeading(page)).toBeVisible();
    await see(page.getByRole("main").getByText(EVIL).first()).toBeVisible();
    await nothingRan(page, troubles);
    expect(troubles).toEqual([]);
  });
});

describe("mistakes and failures", () => {
  test("a drawing replaces a broken picture", async () => {
    const { page } = await arrive(browser);
    await page.route("**/media/**", (route) => route.abort());
    await findProduct(page, base);
    const picture = page
      .getByRole("main")
      .getByRole("img", { name: new RegExp(GOODS.product) })
      .first();
    await see(picture).toBeVisible();
    await see.poll(() => picture.evaluate((element) => element.tagName.toLowerCase())).toBe("svg");
    const broken = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main img")].filter(
            (img) => (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth === 0,
          ).length,
      );
    await see.poll(broken).toBe(0);
  });

  test("a platform that is down has its screen, and the shop opens by itself once it is back", async () => {
    const { page } = await arriveAnew(browser);
    await page.clock.install();
    await haat.faults([{ path: "/api/", status: 503, body: "<html>down</html>", contentType: "text/html" }]);
    // A page that the host has not kept.
    await page.goto(`${base}/search?query=mango`);
    const screen = heading(page, "The store is not answering");
    await runUntil(page, screen);
    expect(await axeViolations(page)).toEqual([]);
    await haat.faults([]);
    await runUntil(page, heading(page, /^Showing Results for/));
  });

  test("offline: a notice says so, no page goes blank, and the shop continues when the network is back", async () => {
    const { page, context, troubles } = await arrive(browser);
    await page.goto(`${base}/category`);
    await see(addButton(page)).toBeVisible();
    await awake(page);
    await context.setOffline(true);
    await see(page.getByText(/^You are offline/)).toBeVisible();
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: GOODS.category })
      .filter({ visible: true })
      .first()
      .click();
    await see(page.getByRole("heading", { level: 1 })).toBeVisible();
    await see(page.getByRole("main")).not.toBeEmpty();
    await context.setOffline(false);
    await see(page.getByText(/^You are offline/)).toBeHidden();
    // Nothing is pressed: a button that says "Try again" may be gone before it is pressed.
    await see(page.getByRole("link", { name: new RegExp(GOODS.product) })).toBeVisible();
    expect(troubles.filter((trouble) => trouble.startsWith("uncaught"))).toEqual([]);
  });

  test("the page of a product that no longer exists says so and leads on", async () => {
    const { page } = await arrive(browser);
    await page.goto(`${base}/product/no-such-product`);
    await see(heading(page, "This product is gone")).toBeVisible();
    await page.getByRole("link", { name: "Browse products" }).click();
    await see(heading(page, "All products")).toBeVisible();
  });
});
