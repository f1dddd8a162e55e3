import { makeAutoObservable, runInAction } from "mobx";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { NoticeKind, Notices } from "#kernel/notices/Notices.ts";

type Toaster = typeof import("./Toasts");

/** Notices as toasts of react-toastify, whose code is loaded with the first notice. */
export class ToastNotices implements Notices {
  /** True once the toasts' code is loaded. The shell then draws their container. */
  isLoaded = false;
  /** The message as plain text, when the toasts' code did not load. */
  plain = "";
  #wasShown = false;
  readonly #navigation: Pick<Navigation, "path">;
  readonly #load: () => Promise<Toaster> = () => import("./Toasts");
  /** The text to show for a notice; undefined for a notice that is not shown. */
  readonly #say: (kind: NoticeKind, message: string) => string | undefined = (_, message) => message;

  constructor(
    navigation: Pick<Navigation, "path">,
    load: () => Promise<Toaster> = () => import("./Toasts"),
    say: (kind: NoticeKind, message: string) => string | undefined = (_, message) => message,
  ) {
    this.#navigation = navigation;
    this.#load = load;
    this.#say = say;
    makeAutoObservable(this);
  }

  show(kind: NoticeKind, message: string): void {
    const text = this.#say(kind, message);
    if (text === undefined) return;
    const isAccount = /^\/account(?:[/?#]|$)/.test(this.#navigation.path);
    this.#wasShown = true;
    this.#load().then(
      ({ showToast }) =>
        runInAction(() => {
          this.isLoaded = true;
          this.plain = "";
          showToast(kind, text, isAccount);
        }),
      () =>
        runInAction(() => {
          this.plain = text;
        }),
    );
  }

  withdraw(kind: NoticeKind, message: string): void {
    const text = this.#say(kind, message);
    if (text === undefined) return;
    const forgetPlain = () => {
      if (this.plain === text) this.dismissPlain();
    };
    forgetPlain();
    // Waits for the same load as `showToast`, so that the calls keep their order.
    if (this.#wasShown) this.#load().then(({ withdrawToast }) => withdrawToast(kind, text), forgetPlain);
  }

  dismissPlain(): void {
    this.plain = "";
  }
}
