import { fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AttractView } from "../../../plugins/kiosk/views/AttractView";
import { IdleWarning } from "../../../plugins/kiosk/views/IdleWarning";
import { KioskBar } from "../../../plugins/kiosk/views/KioskBar";
import { NoticeScreen } from "../../../plugins/kiosk/views/NoticeScreen";
import { PairingView } from "../../../plugins/kiosk/views/PairingView";
import { QrView } from "../../../plugins/kiosk/views/QrView";
import { ReceiptView } from "../../../plugins/kiosk/views/ReceiptView";
import { SearchSheet } from "../../../plugins/kiosk/views/SearchSheet";
import { StartOverSheet } from "../../../plugins/kiosk/views/StartOverSheet";
import { VisitFrame } from "../../../plugins/kiosk/views/VisitFrame";
import { WhoForm } from "../../../plugins/kiosk/views/WhoForm";
import { english } from "../../../plugins/kiosk/words/english";
import { hindi } from "../../../plugins/kiosk/words/hindi";
import { dark, kiosk } from "../../support/builders";
import "../../../plugins/kiosk/kiosk.css";

/** Every screen and state of the kiosk, at the size of its screen in a shop. */
const meta = {
  title: "plugins/Kiosk",
  ...kiosk,
  decorators: [
    (Story) => (
      <div className="kiosk">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STORE = { name: "Fresh Basket", logo: "" };
const PRODUCTS = ["Shimla Apple", "Hybrid Tomato", "Toned Milk", "Milk Bread", "Basmati Rice", "Toor Dal"].map(
  (name, index) => ({ name, picture: "", paise: 2_400 + index * 1_900 }),
);
const LANGUAGES = [
  { code: "en", name: "English", isChosen: true },
  { code: "hi", name: "हिन्दी", isChosen: false },
];
const attract = {
  words: english,
  ...STORE,
  banners: [],
  products: PRODUCTS,
  languages: LANGUAGES,
  notice: undefined,
  onStart: fn(),
  onLanguage: fn(),
};
const ORDER = {
  number: "20261125-100042",
  isPaid: true,
  isCounter: false,
  isPickedUp: true,
  paise: 14_600,
  lines: [
    { name: "Shimla Apple", quantity: 1, paise: 11_900 },
    { name: "Toned Milk", quantity: 1, paise: 2_700 },
  ],
};
const receipt = {
  words: english,
  storeName: STORE.name,
  order: ORDER,
  isUnknown: false,
  secondsLeft: 27,
  onPrint: fn(),
  onDone: fn(),
};
const pairing = {
  words: english,
  storeName: STORE.name,
  command: 'npm run haat -- device add --store fresh-basket --name "Front screen"',
  error: "",
  busy: false,
  onPair: fn(),
  onTry: undefined,
};
const qr = {
  words: english,
  address: "https://shop.example/fresh-basket/kiosk/pay#p=CASHFREE&i=t1&s=session_0123456789",
  isUpi: false,
  paise: 14_600,
  until: Date.now() + 290_000,
  onCancel: async () => {},
};

export const Attract: Story = {
  render: () => <AttractView {...attract} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Touch to start/ }));
  },
};
export const AttractInHindi: Story = { render: () => <AttractView {...attract} words={hindi} /> };
export const AttractOffline: Story = { render: () => <AttractView {...attract} notice={english.offline} /> };
export const AttractDark: Story = { ...dark, render: () => <AttractView {...attract} /> };
export const Pairing: Story = { render: () => <PairingView {...pairing} /> };
export const PairingInTheSandbox: Story = { render: () => <PairingView {...pairing} onTry={fn()} /> };
export const PairingWithError: Story = {
  render: () => <PairingView {...pairing} error="This code is not valid. Codes work once and for 30 minutes." />,
};
export const Starting: Story = { render: () => <NoticeScreen store={STORE} /> };
export const Closed: Story = {
  render: () => <NoticeScreen store={STORE} title={english.closedTitle} text={english.closedText} />,
};
export const Maintenance: Story = {
  render: () => <NoticeScreen store={STORE} title={english.maintenanceTitle} text={english.maintenanceText} />,
};
export const Unreachable: Story = {
  render: () => <NoticeScreen store={STORE} title={english.unreachableTitle} text={english.unreachableText} />,
};
export const Offline: Story = {
  render: () => (
    <VisitFrame {...STORE} notice={english.offline}>
      <main />
    </VisitFrame>
  ),
};
export const Bar: Story = {
  render: () => (
    <KioskBar words={english} path="/cart" count={3} onHome={fn()} onSearch={fn()} onCart={fn()} onStartOver={fn()} />
  ),
};
export const Search: Story = { render: () => <SearchSheet words={english} onSearch={fn()} onClose={fn()} /> };
export const StartOver: Story = {
  render: () => <StartOverSheet words={english} onKeep={fn()} onStartOver={fn()} />,
};
export const Who: Story = {
  render: () => <WhoForm words={english} onSay={async () => true} onLogIn={async () => {}} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Go on" }));
    await form.findByText("Enter a name or a mobile number");
  },
};
export const PayByCode: Story = { render: () => <QrView {...qr} /> };
export const PayByUpi: Story = {
  render: () => <QrView {...qr} isUpi address="upi://pay?pa=shop@bank&pn=Fresh%20Basket&am=146.00&cu=INR&tr=T1" />,
};
export const Receipt: Story = { render: () => <ReceiptView {...receipt} /> };
export const ReceiptForTheCounter: Story = {
  render: () => <ReceiptView {...receipt} order={{ ...ORDER, isPaid: false, isCounter: true, isPickedUp: false }} />,
};
export const ReceiptUnknown: Story = { render: () => <ReceiptView {...receipt} order={undefined} isUnknown /> };
export const StillThere: Story = {
  render: () => <IdleWarning words={english} secondsLeft={14} onGoOn={fn()} />,
};
export const StillThereInTheDark: Story = {
  ...dark,
  render: () => <IdleWarning words={english} secondsLeft={14} onGoOn={fn()} />,
};
