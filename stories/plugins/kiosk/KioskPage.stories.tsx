import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "../../../plugins/kiosk/KioskPage";
import { AttractScreen } from "../../../plugins/kiosk/views/AttractScreen";
import { PairingScreen } from "../../../plugins/kiosk/views/PairingScreen";
import VisitShell from "../../../plugins/kiosk/views/VisitShell";
import { Page as WhoPage } from "../../../plugins/kiosk/views/WhoPage";
import { api } from "../../../src/contract/api";
import { kiosk } from "../../support/builders";
import { reply } from "../../support/shop/Answer.types";
import { answering, atPath, atRest, showing } from "../../support/shop/atPath";

const meta = {
  title: "plugins/kiosk/KioskPage",
  component: Page,
  subcomponents: { AttractScreen, PairingScreen, VisitShell, WhoPage },
  ...kiosk,
  ...atPath("/kiosk", { kept: { "haat_device_fresh-basket": "token" } }),
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
/** A visit: the shop with the kiosk's bar at the bottom. */
export const Shopping: Story = {
  play: async (context) => {
    await atRest(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: /Touch to start/ }));
    await context.canvas.findByRole("button", { name: /Start over/ });
    await context.canvas.findAllByText("Product 1");
  },
};
/** The question who the order is for, which stands in the place of the login. */
export const Who: Story = {
  play: async (context) => {
    await atRest(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: /Touch to start/ }));
    const [add] = await context.canvas.findAllByRole("button", { name: /^Add / });
    if (add) await userEvent.click(add);
    await userEvent.click(await context.canvas.findByRole("button", { name: /^Cart/ }));
    await userEvent.click(await context.canvas.findByRole("button", { name: "Continue" }));
    await context.canvas.findByRole("button", { name: "Go on" });
  },
};
