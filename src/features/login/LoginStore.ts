import { makeAutoObservable, runInAction } from "mobx";
import { identity, ROLE_CUSTOMER } from "#contract/customers/identity.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { CODE, CODE_REFUSED, RESEND_SECONDS, SEND_FAILED } from "./loginRules";
import { SentCode } from "./SentCode";

/** The two steps of the login (spec 2.4, spec 4 Login). */
export class LoginStore {
  static readonly needs = {
    api: ApiClient,
    session: SessionStore,
    branding: BrandingStore,
    sent: SentCode,
    clock: Clock,
  };
  step: "mobile" | "code" = "mobile";
  /** Ten digits once a code was sent. They stay when the shopper goes back to change the number. */
  mobile = "";
  /** The digits in the boxes; a space stands for an empty box before a filled one. */
  code = "";
  isSending = false;
  isVerifying = false;
  sendError = "";
  codeError = "";
  /** More about the refusal, from the platform or the network. */
  codeHint = "";
  private resendAt = 0;
  /** Milliseconds since 1970; updated every second, which is enough for a countdown. */
  private now = 0;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof LoginStore.needs>;

  constructor(needs: Named<typeof LoginStore.needs>) {
    this.#needs = needs;
    makeAutoObservable(this);
  }

  start(): void {
    this.tick();
    const sent = this.#needs.sent.read();
    if (sent !== undefined && this.mobile === "") {
      this.mobile = sent.mobile;
      this.resendAt = sent.resendAt;
      this.step = "code";
    }
    this.#disposables.add(this.#needs.clock.every(1000, () => this.tick()));
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** Seconds until the code may be sent again; 0 when it may. */
  get secondsLeft(): number {
    return Math.max(0, Math.ceil((this.resendAt - this.now) / 1000));
  }

  get canResend(): boolean {
    return this.secondsLeft === 0 && !this.isSending;
  }

  get canVerify(): boolean {
    return CODE.test(this.code) && !this.isVerifying;
  }

  get isLoggedIn(): boolean {
    return this.#needs.session.isLoggedIn && !this.isVerifying;
  }

  /** True when the platform ended an earlier session. */
  get wasEnded(): boolean {
    return this.#needs.session.wasEnded;
  }

  /** Sends a code. If this number already got one and the countdown still runs, goes straight to the code. */
  async sendCode(mobile: string): Promise<void> {
    if (this.isSending) return;
    this.tick();
    if (mobile === this.#needs.sent.read()?.mobile && this.secondsLeft > 0) {
      this.step = "code";
      this.sendError = "";
      return;
    }
    this.mobile = mobile;
    await this.requestCode();
  }

  async resend(): Promise<void> {
    this.tick();
    if (this.canResend) await this.requestCode();
  }

  /** Goes back to the number, which stays in its field. */
  changeNumber(): void {
    this.step = "mobile";
    this.code = "";
    this.codeError = "";
    this.codeHint = "";
    this.sendError = "";
  }

  setCode(code: string): void {
    this.code = code;
    this.codeError = "";
    this.codeHint = "";
  }

  /**
   * Verifies the code and logs in. A refused code is cleared. A code that could not be checked stays, so that it can be
   * sent again.
   */
  async verify(): Promise<void> {
    if (!this.canVerify) return;
    this.isVerifying = true;
    this.codeError = "";
    this.codeHint = "";
    const { orgId, locationId } = this.#needs.branding;
    const body = { orgId, locationId, mobile: this.mobile, otp: this.code, role: ROLE_CUSTOMER };
    try {
      const verified = await this.#needs.api.call(identity.verifyCustomerOtp, { body });
      this.#needs.sent.forget();
      await this.#needs.session.logIn(verified);
    } catch (error) {
      runInAction(() => {
        this.codeError = CODE_REFUSED;
        this.codeHint = hintOf(error);
        if (error instanceof HttpError && error.status < 500) this.code = "";
      });
    } finally {
      runInAction(() => {
        this.isVerifying = false;
      });
    }
  }

  private async requestCode(): Promise<void> {
    const { mobile } = this;
    const { orgId, name } = this.#needs.branding;
    this.isSending = true;
    this.sendError = "";
    try {
      const reply = await this.#needs.api.call(identity.requestOtp, { body: { orgName: name, mobile, orgId } });
      runInAction(() => this.codeSent(reply?.resendAfterSeconds));
    } catch (error) {
      runInAction(() => this.sendRefused(error));
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private codeSent(seconds: number | undefined): void {
    this.waitFor(Math.max(RESEND_SECONDS, Number(seconds) || 0));
    this.#needs.sent.remember(this.mobile, this.resendAt);
    this.step = "code";
    this.code = "";
    this.codeError = "";
    this.codeHint = "";
  }

  /** Spec 8: the platform's message, else our own. At a limit, the waiting time is shown (bar 9). */
  private sendRefused(error: unknown): void {
    this.sendError = error instanceof HttpError ? messageOf(error, SEND_FAILED) : SEND_FAILED;
    if (!(error instanceof HttpError)) return;
    if (error.details.retryAfter !== undefined) this.waitFor(error.details.retryAfter);
    if (error.code !== "OTP_TOO_SOON") return;
    // The number has a valid code already, perhaps requested in another tab, so the shopper can enter it.
    this.#needs.sent.remember(this.mobile, this.resendAt);
    this.step = "code";
  }

  private waitFor(seconds: number): void {
    this.tick();
    this.resendAt = this.now + seconds * 1000;
  }

  private tick(): void {
    this.now = this.#needs.clock.now().getTime();
  }
}

/** A wrong code needs no further text. A limit, a failing platform or a lost connection does. */
function hintOf(error: unknown): string {
  if (error instanceof SessionEnded) return "";
  if (error instanceof HttpError && error.status < 500 && error.status !== 429) return "";
  return messageOf(error, "");
}
