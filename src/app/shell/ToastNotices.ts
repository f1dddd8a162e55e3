import { makeAutoObservable, runInAction } from "mobx";
import type { Navigation } from "../../kernel/navigation/Navigation";
import type { NoticeKind, Notices } from "../../kernel/notices/Notices";

type Toaster = typeof import("./Toasts");

/** Toasts by react-toastify, fetched with the first one to show. */
export class ToastNotices implements Notices {
  /** True once the toasts' code is here: the shell then draws their place. */
  isLoaded = false;
  /** What could not be shown as a toast, because its code did not arrive. */
  plain = "";

  constructor(
    private readonly navigation: Pick<Navigation, "path">,
    private readonly load: () => Promise<Toaster> = () => import("./Toasts"),
  ) {
    makeAutoObservable<this, "navigation" | "load">(this, { navigation: false, load: false });
  }

  show(kind: NoticeKind, message: string): void {
    const isAccount = /^\/account(?:[/?#]|$)/.test(this.navigation.path);
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

  dismissPlain(): void {
    this.plain = "";
  }
}
