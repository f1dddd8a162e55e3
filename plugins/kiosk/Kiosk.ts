import { makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
import type { Clock } from "#kernel/clock/Clock.ts";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { keepAwake } from "#kernel/visibility/keepAwake.ts";
import { currentVersion, servedVersion } from "./device/currentVersion";
import type { DeviceLink } from "./device/DeviceLink";
import { watchErrors } from "./device/watchErrors";
import { guardPage } from "./input/guardPage";
import { ScanReader } from "./input/ScanReader";
import type { HandOver } from "./language/HandOver.types";
import type { LanguagePages } from "./language/LanguagePages";
import { type KioskLanguage, type LanguageChoice, languageOf, languages } from "./languages";
import { Comfort } from "./reach/Comfort";
import { bindVisit } from "./visit/bindVisit";
import { IdleTimer } from "./visit/IdleTimer";
import { Visit } from "./visit/Visit";
import type { VisitScreens } from "./visit/VisitScreens.types";
import { watchTouches } from "./visit/watchTouches";
import { wipeBrowser } from "./visit/wipeBrowser";
import type { Speaker } from "./voice/Speaker.types";
import { Voice } from "./voice/Voice";

const LOOK_FOR_VERSION_MS = 60_000;
/** How long a visit waits for the code of all pages. */
const CODE_WITHIN_MS = 5_000;

export type KioskScreen =
  | "starting"
  | "pairing"
  | "unreachable"
  | "closed"
  | "maintenance"
  | "attract"
  | "opening"
  | "shop";

export interface KioskNeeds {
  device: DeviceLink;
  opener: ShopOpener;
  screens: VisitScreens;
  clock: Clock;
  speaker: Speaker;
  pages: LanguagePages;
  shopNumber: () => string;
  /** Lets the page open without a network, with the newest build. Never rejects. */
  keepOpen: () => Promise<void>;
  reload: () => void;
}

/** The state of the kiosk: which screen it shows, and the current visit. */
export class Kiosk {
  language: KioskLanguage = languageOf(__LANGUAGE__);
  visit: Visit | undefined;
  readonly idle: IdleTimer;
  readonly comfort = new Comfort();
  readonly voice: Voice;
  /** A visit that a touch has begun and whose shop is being opened. */
  private opening: Visit | undefined;
  /** A visit that has ended and is not wiped yet. */
  private leaving: Visit | undefined;
  /** Codes that were scanned while the shop is being opened. */
  private waiting: readonly string[] = [];
  private isStarted = false;
  #isTakingUp = false;
  /** Settles when the code of all of the shop's pages is there, or cannot be loaded now. */
  #warmed = Promise.resolve();
  readonly #reported = new Set<string>();
  readonly #disposables = new Disposables();
  readonly #needs: KioskNeeds;

  constructor(needs: KioskNeeds) {
    this.#needs = needs;
    this.idle = new IdleTimer(needs.clock);
    this.voice = new Voice(needs.speaker, () => this.language);
    makeAutoObservable(this, { language: observableRef, idle: false, comfort: false, voice: false });
  }

  get words() {
    return this.language.words;
  }

  get device(): DeviceLink {
    return this.#needs.device;
  }

  get screen(): KioskScreen {
    if (!this.isStarted) return "starting";
    const { pairing, status, isReachable } = this.#needs.device;
    if (pairing === "unpaired") return "pairing";
    if (pairing === "revoked") return "closed";
    if (status === undefined) return isReachable ? "starting" : "unreachable";
    if (this.visit !== undefined) return "shop";
    if (status.state === "OPEN") return this.opening === undefined ? "attract" : "opening";
    return status.state === "CLOSED" ? "closed" : "maintenance";
  }

  start(): void {
    const { device, opener, clock, screens, pages } = this.#needs;
    device.start();
    this.isStarted = true;
    this.#disposables.add(() => device.dispose());
    this.#disposables.add(() => this.idle.stop());
    this.#disposables.add(guardPage());
    this.#disposables.add(keepAwake());
    this.#disposables.add(watchTouches(this.idle));
    this.#disposables.add(watchErrors((error) => this.fail(error)));
    this.#disposables.add(new ScanReader((code) => void this.scan(code)).start());
    this.#disposables.add(this.voice.start());
    this.#disposables.add(clock.every(LOOK_FOR_VERSION_MS, () => void this.takeUpVersion()));
    // A change by the operator ends a visit at once, unless the shopper is paying.
    this.#disposables.add(
      reaction(
        () => this.visit !== undefined && !this.visit.isPaying && (device.isRevoked || device.status?.state !== "OPEN"),
        (mustEnd) => mustEnd && this.end(),
      ),
    );
    // If a page's code does not load now, it is loaded when the page is opened.
    this.#warmed = opener.warm([screens.shop, screens.pay, screens.login, screens.receipt]).catch(() => {});
    void this.goOn(pages.handedOver());
  }

  dispose(): void {
    this.end();
    this.#disposables.dispose();
  }

  get languages(): LanguageChoice[] {
    const { codes } = this.#needs.pages;
    const offered = languages.filter(({ code }) => codes.includes(code));
    return offered.map(({ code, name }) => ({ code, name, isChosen: code === this.language.code }));
  }

  /**
   * Changes the language of the kiosk's own screens at once. A visit whose cart was never used begins again on the page of
   * that language; any other one keeps its program, and with it the language of what the shop and the platform say.
   */
  speak(wanted: string): void {
    this.suit(() => {
      this.language = languageOf(wanted);
    });
    const { visit } = this;
    if (visit === undefined || visit.customer.isThere) return;
    void this.#needs.pages.leaveFor(this.language.code, () => (this.visit === visit ? this.handOver : undefined));
  }

  /** Changes the screen for a shopper. If they leave without beginning a visit, it changes back. */
  suit(change: () => void): void {
    change();
    if (this.visit !== undefined) return;
    const idleSeconds = () => this.device.status?.idleSeconds ?? 90;
    const onOver = () => {
      this.end();
      void this.takeUpVersion();
    };
    this.idle.start({ idleSeconds, isHeld: () => this.opening !== undefined, onOver });
  }

  async begin(): Promise<void> {
    if (this.screen !== "attract") return;
    const { clock, device, opener, pages, screens, shopNumber } = this.#needs;
    const onFailed = (error: unknown) => this.fail(error);
    const words = () => this.words;
    const visit = new Visit({ device, opener, screens, words, bind: bindVisit, shopNumber, onFailed });
    this.opening = visit;
    try {
      // Waits for the paint of the coming screen, because opening the shop takes longer.
      await new Promise<void>((painted) => afterPaint(painted));
      if (this.leaving !== undefined) this.wiped(this.leaving);
      await pages.leaveFor(this.language.code, () => (this.opening === visit ? this.handOver : undefined));
      // A page that was just opened still loads the shop's code; with it every touch draws its page at once.
      await Promise.race([this.#warmed, clock.sleep(CODE_WITHIN_MS)]);
      await visit.open();
      // The shopper has left meanwhile.
      if (this.opening !== visit) return visit.end();
      runInAction(() => {
        this.visit = visit;
      });
      this.idle.start({
        idleSeconds: () => device.status?.idleSeconds ?? 90,
        isHeld: () => visit.isPaying,
        onOver: () => this.end(),
      });
    } catch {
      visit.end();
    } finally {
      runInAction(() => {
        if (this.opening === visit) this.opening = undefined;
      });
    }
  }

  /** Ends the visit: the shop leaves the screen, and then `wiped` deletes everything of the visit. */
  end(): void {
    this.idle.stop();
    this.opening = undefined;
    this.leaving = this.visit ?? this.leaving;
    this.visit = undefined;
    this.waiting = [];
    this.language = languageOf(this.#needs.pages.first);
    this.comfort.reset();
    this.voice.reset();
  }

  /**
   * Called when nothing of the visit is rendered any more. Does nothing when the start of the next visit has wiped it
   * already.
   */
  wiped(visit: Visit): void {
    if (this.leaving !== visit) return;
    visit.end();
    wipeBrowser(this.#needs.device.storageKeys);
    this.leaving = undefined;
    void this.takeUpVersion();
  }

  /** Handles an uncaught error: ends the visit, and reports each error to the platform once. */
  fail(error: unknown): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (!this.#reported.has(message)) {
      this.#reported.add(message);
      void this.#needs.device.reportError(message);
    }
    this.end();
  }

  private async scan(code: string): Promise<void> {
    if (this.visit?.isServed) await this.endAndWipe();
    if (this.screen === "attract") void this.begin();
    // A code that is scanned while the shop opens waits for the shop.
    if (this.opening !== undefined) this.waiting = [...this.waiting, code];
    await when(() => this.opening === undefined);
    this.waiting = [];
    this.idle.touch();
    await this.visit?.scan(code);
  }

  /** The next visit may begin only when nothing of this one is left in the browser. */
  private async endAndWipe(): Promise<void> {
    this.end();
    await when(() => this.leaving === undefined);
  }

  /** Goes on with what a shopper has begun on the page in another language. */
  private async goOn(told: HandOver | undefined): Promise<void> {
    if (told !== undefined) {
      this.comfort.become(told);
      this.voice.become(told);
    }
    // Whoever leaves now leaves a page that is not the store's first one.
    if (__LANGUAGE__ !== this.#needs.pages.first) this.suit(() => {});
    if (told?.begins !== true) return;
    await when(() => this.screen === "attract");
    void this.begin();
    for (const code of told.scanned) void this.scan(code);
  }

  private get handOver(): HandOver {
    const { isLow, isLarge } = this.comfort;
    const { isOn, hasKeys } = this.voice;
    return { begins: this.isTaken, scanned: this.waiting, isLow, isLarge, isSpoken: isOn, hasKeys };
  }

  private get isTaken(): boolean {
    return this.visit !== undefined || this.opening !== undefined;
  }

  /**
   * Opens the page in the store's first language again, or reloads it for a new version, between two visits and never during
   * one. The device has the whole version by then, so that a slow network cannot show half a page. If a visit begins
   * meanwhile, this runs again at its end.
   */
  private async takeUpVersion(): Promise<void> {
    if (this.isTaken || this.#isTakingUp) return;
    this.#isTakingUp = true;
    const { pages } = this.#needs;
    if (this.language.code === pages.first) {
      await pages.leaveFor(pages.first, () => (this.isTaken ? undefined : this.handOver));
    }
    const served = await servedVersion();
    const isNew = served !== undefined && served !== currentVersion();
    if (isNew) await this.#needs.keepOpen();
    this.#isTakingUp = false;
    if (isNew && !this.isTaken) this.#needs.reload();
  }
}
