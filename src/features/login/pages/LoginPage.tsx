import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { lineName } from "#contract/catalogue/lineName.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { LoginStore } from "../LoginStore";
import { receiveCode } from "../receiveCode";
import { safeReturnPath } from "../safeReturnPath";
import { CodeStep } from "../views/CodeStep";
import { LoginCard } from "../views/LoginCard";
import { MobileStep } from "../views/MobileStep";
import * as words from "../words.en";

export { bindLogin as bind } from "../bindLogin";

const FLEETING = words.noRoomToRemember;

export const Page = observer(function LoginPage() {
  const store = useService(LoginStore);
  const { name, logoPath } = useService(BrandingStore);
  useLifetime(store);
  useCodeFromPhone(store);
  const waiting = useWaiting();
  const reason = useReason(store.wasEnded);
  if (store.isLoggedIn) return <ReturnAfterLogin />;
  return (
    <LoginCard storeName={name} logo={logoPath} waiting={waiting} reason={reason}>
      {store.step === "mobile" ? (
        <MobileStep
          mobile={store.mobile}
          isSending={store.isSending}
          error={store.sendError}
          waitSeconds={store.secondsLeft}
          onSend={(mobile) => store.sendCode(mobile)}
        />
      ) : (
        <CodeStep
          mobile={store.mobile}
          code={store.code}
          canVerify={store.canVerify}
          isVerifying={store.isVerifying}
          isSending={store.isSending}
          secondsLeft={store.secondsLeft}
          codeError={store.codeError}
          codeHint={store.codeHint}
          sendError={store.sendError}
          onCode={(code) => store.setCode(code)}
          onVerify={() => void store.verify()}
          onResend={() => void store.resend()}
          onChangeNumber={() => store.changeNumber()}
        />
      )}
    </LoginCard>
  );
});

/**
 * Spec 2.1: goes back to where the shopper came from, else to the root, and replaces the history entry. If that page is the
 * previous entry, as for a guest who tapped Add, it goes Back, to the same place in the same list (reading 30).
 */
function ReturnAfterLogin() {
  const { basePath } = useService(StoreIdentity);
  const { from, fromState, isBelow } = (useLocation().state ?? {}) as Record<string, unknown>;
  const navigate = useNavigate();
  useFleetingLogin();
  useEffect(() => {
    if (isBelow === true) void navigate(-1);
  }, [navigate, isBelow]);
  if (isBelow === true) return null;
  return <Navigate to={safeReturnPath(from, window.location.origin, basePath)} state={fromState} replace />;
}

/** Tells the shopper when the browser could not store the login, which then ends with the page. */
function useFleetingLogin(): void {
  const storage = useService(KeyValueStorage);
  const notices = useService(Notices);
  useEffect(() => {
    if (storage.isFleeting) notices.show("info", FLEETING);
  }, [storage, notices]);
}

/**
 * The reason for the login when the platform ended the session. A shopper at the cart also reads that the cart is
 * unchanged.
 */
function useReason(wasEnded: boolean): string | undefined {
  const { from } = (useLocation().state ?? {}) as { from?: unknown };
  if (!wasEnded) return undefined;
  const isShopping = typeof from === "string" && /^\/cart(?:[/?#]|$)/.test(from);
  return isShopping ? words.sessionEndedCartKept : words.sessionEndedGoOn;
}

/** The products that a guest tried to add. Read in an effect, because the host cannot read the browser's storage. */
function useWaiting(): readonly string[] {
  const cart = useService(CartStore);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => setWaiting(cart.wishes.all.map(({ candidate }) => lineName(candidate))), [cart]);
  return waiting;
}

/** Reads the code from the SMS in browsers that can; ends when the shopper leaves the step. */
function useCodeFromPhone(store: LoginStore): void {
  const { step } = store;
  useEffect(() => {
    if (step !== "code") return;
    const abort = new AbortController();
    void receiveCode(abort.signal).then((code) => {
      if (code === undefined || abort.signal.aborted) return;
      store.setCode(code);
      void store.verify();
    });
    return () => abort.abort();
  }, [store, step]);
}
