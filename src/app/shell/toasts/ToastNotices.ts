import { makeAutoObservable, runInAction } from "mobx";
import type { Navigation } from "../../../kernel/navigation/Navigation";
import type { NoticeKind, Notices } from "../../../kernel/notices/Notices";

type Toaster = typeof import("./Toasts");

/** Toasts by react-toastify, fetched with the first one to show. */
export class ToastNotices implements Notices {
  /** True once the toasts' code is here: the shell then draws their place. */
  isLoaded = false;
  /** What could not be shown as a toast, because its code did not arrive. */
  plain = "";
  private wasShown = false;

  constructor(
    private readonly navigation: Pick<Navigation, "path">,
    private readonly load: () => Promise<Toaster> = () => import("./Toasts"),
  ) {
    makeAutoObservable<this, "navigation" | "load" | "wasShown">(this, {
      navigation: false,
      load: false,
      wasShown: false,
    });
  }

  show(kind: NoticeKind, message: string): void {
    const isAccount = /^\/account(?:[/?#]|$)/.test(this.navigation.path);
    this.wasShown = true;
    this.load().then(
      ({ showToast }) =>
        runInAction(() => {
          this.isLoaded = true;
          this.plain = "";
          showToast(kind, message, isAccount);
        }),
      () =>
        runInAction(() => {
          this.plain = message;
        }),
    );
  }

  withdraw(kind: NoticeKind, message: string): void {
    const forgetPlain = () => {
      if (this.plain === message) this.dismissPlain();
    };
    forgetPlain();
    // In the order they were asked for: the code may still be on its way for the very notice that is withdrawn.
    if (this.wasShown) this.load().then(({ withdrawToast }) => withdrawToast(kind, message), forgetPlain);
  }

  dismissPlain(): void {
    this.plain = "";
  }
}
