import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { TimeZone } from "#design/format/TimeZone.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { keepOpen } from "#kernel/offline/keepOpen.ts";
import { useIsOffline } from "#kernel/react/useIsOffline.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { CounterStore } from "./CounterStore";
import { ofWay } from "./ofWay";
import { sandboxCode } from "./sandboxCode";
import { CancelQuestion } from "./views/CancelQuestion";
import { CounterLogin } from "./views/CounterLogin";
import { CounterView } from "./views/CounterView";
import { PackingSlips } from "./views/PackingSlips";
import { waitOf } from "./waitOf";
import * as words from "./words.en";
import "./counter.css";

export { bindCounter as bind } from "./bindCounter";

/** The page `/counter` for the store's staff. */
export const Page = observer(function CounterPage() {
  const store = useService(CounterStore);
  const { name, logoPath, timeZone, storeId } = useService(BrandingStore);
  const catalogue = useService(Catalogue);
  const config = useService(AppConfig);
  const transport = useService(HttpTransport);
  const { basePath } = useService(StoreIdentity);
  useLifetime(store);
  const { printed, session, steps } = store;
  const { cancelling } = steps;
  const isOffline = useIsOffline();
  const isOpened = session.token !== null;
  // In an effect, because only a device of the shop that has logged in needs it.
  useEffect(() => {
    if (isOpened) void keepOpen(`${basePath}/counter`);
  }, [isOpened, basePath]);
  useEffect(() => {
    if (printed.length > 0) window.print();
  }, [printed]);
  const tryHere = async () => store.logIn(await sandboxCode(transport, config.apiOrigin, storeId).catch(() => ""));
  if (session.isStarted && session.token === null) {
    return (
      <CounterLogin
        storeName={name}
        logo={logoPath}
        error={session.error || (isOffline ? words.noConnection : "")}
        busy={session.isLoggingIn}
        onLogIn={(code) => void store.logIn(code)}
        onTry={config.payments.mode === "sandbox" ? () => void tryHere() : undefined}
      />
    );
  }
  const { shown, view, way, finder, now } = store;
  const found = shown.matching(finder.wanted);
  const list = finder.wanted === "" ? ofWay(shown.list(view), way) : { first: found, newer: [], missing: 0 };
  const listed = new Set([...list.first, ...list.newer]);
  // A refused order may have moved to another list, where nobody would look for the reason.
  const refusedElsewhere = steps.refusedOf((shown.all ?? []).filter((order) => !listed.has(order)));
  const { first, newer } = ofWay(shown.list("toPack"), way);
  const toPack = [...first, ...newer];
  return (
    <TimeZone value={timeZone}>
      <CounterView
        storeName={name}
        logo={logoPath}
        today={store.today}
        who={store.name}
        endsSoon={store.endsSoon}
        orders={shown.all && list}
        view={view}
        way={way}
        hasBothWays={shown.hasBothWays}
        countOf={(each) => shown.countOf(each)}
        printable={toPack.length}
        isFetchingMore={store.isFetchingMore}
        moreTrouble={store.moreTrouble}
        wanted={finder.wanted}
        foundInAll={finder.total ?? found.length}
        trouble={store.trouble}
        refusedElsewhere={refusedElsewhere}
        isSoundOn={store.isSoundOn}
        stateOf={(order) => ({
          isFresh: store.fresh.has(order.id),
          isBusy: steps.busy.has(order.id),
          refusal: steps.refusals.get(order.id) ?? "",
          wait: waitOf(order, now, timeZone),
        })}
        nameOf={catalogue.nameOf}
        onView={(each) => store.show(each)}
        onWay={(each) => store.showWay(each)}
        onMore={() => void store.more()}
        onWanted={(typed) => void finder.look(typed)}
        onStep={(order, step) => void steps.take(order, step)}
        onCancel={(order) => steps.askToCancel(order)}
        onPrint={(wanted) => store.print([...wanted])}
        onPrintToPack={() => store.print(toPack)}
        onSound={(isOn) => void store.turnSound(isOn)}
        onRefusalsRead={() => steps.dropRefusals(refusedElsewhere)}
        onRetry={() => void store.look()}
        onLogOut={() => store.logOut()}
      />
      <CancelQuestion
        order={cancelling?.order}
        reason={cancelling?.reason ?? ""}
        busy={cancelling !== undefined && steps.busy.has(cancelling.order.id)}
        onReason={(reason) => steps.setReason(reason)}
        onKeep={() => steps.keep()}
        onCancel={() => void steps.cancel()}
      />
      <PackingSlips storeName={name} orders={printed} nameOf={catalogue.nameOf} />
    </TimeZone>
  );
});
