import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#plugins/kiosk/KioskPage.tsx";
import { Page as PayPage } from "#plugins/kiosk/pay/PayPage.tsx";
import { GoodsList } from "#plugins/kiosk/shop/GoodsList.tsx";
import { Page as ShopPage } from "#plugins/kiosk/shop/ShopPage.tsx";
import { AttractScreen } from "#plugins/kiosk/views/AttractScreen.tsx";
import { Page as NoLoginPage } from "#plugins/kiosk/views/NoLoginPage.tsx";
import { PairingScreen } from "#plugins/kiosk/views/PairingScreen.tsx";
import VisitShell from "#plugins/kiosk/views/VisitShell.tsx";
import { hindi, kiosk, urdu } from "../../support/builders";
import { reply } from "../../support/shop/Answer.types";
import { answering, atPath, atRest, showing } from "../../support/shop/atPath";
import { FRESH_BASKET } from "../../support/shop/usualAnswers";
import { onSmall, onTablet, onTill, onWide } from "./kioskStage";

const inThreeLanguages = reply(api.organizations.find, { ...FRESH_BASKET, languages: ["en", "hi", "ur"] });

const meta = {
  title: "plugins/kiosk/KioskPage",
  component: Page,
  subcomponents: { AttractScreen, GoodsList, NoLoginPage, PairingScreen, PayPage, ShopPage, VisitShell },
  ...kiosk,
  ...atPath("/kiosk", { kept: { "haat_device_fresh-basket": "token" }, answers: [inThreeLanguages] }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Attract: Story = {
  play: async (context) => {
    await atRest(context);
    await context.canvas.findByRole("button", { name: /Touch to start/ });
  },
};
/** Shown until the device is paired. */
export const Pairing: Story = showing({ kept: { "haat_device_fresh-basket": "" } });
export const Closed: Story = answering(
  reply(api.devices.heartbeat, { state: "CLOSED", name: "Front screen", idleSeconds: 90 }),
);
/** A visit: categories, products and the cart on one screen. */
const shop: Story["play"] = async (context) => {
  await atRest(context);
  await userEvent.click(await context.canvas.findByRole("button", { name: /Touch to start/ }));
  await context.canvas.findByRole("button", { name: /Start over/ });
  await context.canvas.findAllByText("Product 1");
};
export const Shopping: Story = { play: shop };
export const ShoppingAtATill: Story = { ...onTill, play: shop };
export const ShoppingOnATablet: Story = { ...onTablet, play: shop };
export const ShoppingOnASmallScreen: Story = { ...onSmall, play: shop };
export const ShoppingOnAWideScreen: Story = { ...onWide, play: shop };
export const Hindi: Story = { ...hindi, globals: { ...hindi.globals, ...kiosk.globals } };
export const Urdu: Story = { ...urdu, globals: { ...urdu.globals, ...kiosk.globals } };
