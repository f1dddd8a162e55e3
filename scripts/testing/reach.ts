/**
 * Which platform and browser tests a changed file can affect, for `npm run test:changed`. Each row has a pattern for the
 * beginning of the file's path, then beginnings of paths of tests; the first row that matches counts. Vitest's `--changed`
 * finds unit tests alone: browser tests import nothing of the shop that they test, and every test of the platform imports
 * all of it. A change with a wide effect runs the journey test, which opens every screen.
 */
const ROWS = String.raw`
tests/(contract|faults|e2e|flags|stories)/.*\.test\.ts$ itself
src/features/login/ e2e/account/login e2e/screens/routes
src/features/(home|category)/ e2e/catalogue/catalogue
src/(features/product|commerce/option-picker)/ e2e/catalogue/product e2e/catalogue/options
src/features/search/ e2e/catalogue/search
src/(features/cart|domain/cart|domain/checkout)/ e2e/checkout/cart e2e/checkout/totals e2e/whole/journey e2e/screens/places
src/(features/order|domain/orders)/ e2e/checkout/order-page
src/features/account/ e2e/account/account-area e2e/account/account-profile
src/(features/subscription|domain/subscriptions)/ e2e/account/subscription e2e/account/account-subscriptions
src/features/policies/ e2e/faults/messages
(plugins/payment-|src/domain/payments/) e2e/checkout/payments-messages e2e/checkout/payments-providers
plugins/counter/ e2e/whole/board e2e/whole/counter flags/plugins
plugins/ e2e/whole/journey flags/plugins
(src/app/(boot|head)|server/host)/ e2e/host/host e2e/host/host-pages e2e/loading/first-paint e2e/catalogue/head e2e/languages/address
src/(app/navigation|design/(history|modal))/ e2e/screens/places e2e/whole/journey e2e/screens/keyboard
src/(app|commerce|design|domain|kernel)/ e2e/whole/journey e2e/screens/keyboard
(src/contract|tests/support/minimalPlatform)/ contract/store/reads contract/endpoints/malformed-calls contract/endpoints/documentation e2e/faults/minimal-platform
server/platform/.*[sS]ubscription contract/sale/subscription
server/platform/.*([pP]ayment|[gG]ateway) contract/sale/payments contract/sale/sandbox-payments faults/payments
server/platform/.*([wW]allet|[rR]echarge) contract/sale/wallet
server/platform/.*([oO]rder|[cC]heckout|[cC]art|[cC]oupon|[cC]ommerce) contract/sale/orders contract/sale/c faults/platform
server/platform/.*([iI]dentity|[sS]ession|[oO]tp) contract/customers/sessions contract/customers/one-time-codes
server/platform/.*([sS]earch|[cC]atalogue|[pP]roduct|[rR]eview|[sS]itemap) contract/store/re contract/store/listed contract/store/search contract/store/sitemap contract/endpoints/replies
server/platform/.*([pP]icture|[uU]pload) contract/store/pictures contract/customers/uploads
server/platform/ contract/ faults/
(stories|\.storybook)/ stories/
(flags|rspack)\.config\.ts$ flags/`;

export const REACH = ROWS.trim()
  .split("\n")
  .map((row) => row.split(" "))
  .map(([changed, ...tests]) => ({ changed: new RegExp(`^${changed}`), tests }));

/** @returns paths of test files under tests/, or beginnings of such paths */
export function reachedBy(changed: readonly string[]): string[] {
  const reached = changed.flatMap((file) => {
    const tests = REACH.find((row) => row.changed.test(file))?.tests ?? [];
    return tests.map((test) => (test === "itself" ? file : `tests/${test}`));
  });
  return [...new Set(reached)].sort();
}
