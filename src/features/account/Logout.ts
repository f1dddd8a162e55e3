import type { Navigation } from "#kernel/navigation/Navigation.ts";

/** Spec 2.11: clears the session, goes to /, and reloads the page, so that none of the shopper's data is left in it. */
export class Logout {
  constructor(
    private readonly session: { logOut(): Promise<void> },
    private readonly checkout: { forget(): void },
    private readonly navigation: Navigation,
    /** Loads the shop's root, whatever page the router shows. */
    private readonly reload: () => void,
  ) {}

  async run(): Promise<void> {
    this.checkout.forget();
    // First goes to a page that needs no login: on a guarded page the end of the session would lead to /login.
    this.navigation.go("/", { replace: true });
    await this.session.logOut();
    this.reload();
  }
}
