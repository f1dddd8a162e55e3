import { useState } from "react";
import { fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { QrView, type QrViewProps } from "../../../../plugins/kiosk/views/QrView";
import { english } from "../../../../plugins/kiosk/words/english";
import { languages } from "../../../../plugins/kiosk/words/languages";
import { LANGUAGES, onSmall, onStage, onTablet, onTill, onWide, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/QrView",
  component: QrView,
  ...onStage,
  args: {
    words: english,
    languages: LANGUAGES,
    storeName: STORE.name,
    address: "https://shop.example/fresh-basket/kiosk/pay#p=CASHFREE&i=t1&s=session_0123456789",
    isUpi: false,
    paise: 14_600,
    until: Date.now() + 290_000,
    onLanguage: fn(),
    onCancel: async () => {},
  },
} satisfies Meta<typeof QrView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByUpi: Story = {
  args: { isUpi: true, address: "upi://pay?pa=shop@bank&pn=Fresh%20Basket&am=146.00&cu=INR&tr=T1" },
};
/** The code took the place of one whose payment failed. */
export const AfterFailure: Story = { args: { isNext: true } };
export const AfterFailureTill: Story = { ...onTill, args: { isNext: true } };
export const AfterFailureSmall: Story = { ...onSmall, args: { isNext: true } };
export const AfterFailureTablet: Story = { ...onTablet, args: { isNext: true } };
export const Wide: Story = { ...onWide };

function InAnyLanguage(props: QrViewProps) {
  const [chosen, choose] = useState("en");
  const { words } = languages.find(({ code }) => code === chosen) ?? languages[0];
  const choices = LANGUAGES.map((choice) => ({ ...choice, isChosen: choice.code === chosen }));
  return (
    <div lang={chosen}>
      <QrView {...props} words={words} languages={choices} onLanguage={choose} />
    </div>
  );
}

/** Somebody who reads another language chooses it while the code is shown. */
export const LanguageChosen: Story = {
  render: (props) => <InAnyLanguage {...props} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "हिन्दी" }));
    await canvas.findByText("भुगतान रद्द करें");
    await canvas.findByRole("button", { name: "English" });
  },
};
