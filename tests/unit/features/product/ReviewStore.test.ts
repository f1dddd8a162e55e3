import { autorun } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReviewPage } from "#contract/catalogue/reviews.ts";
import { ReviewStore } from "#features/product/ReviewStore.ts";
import { HttpError, UnknownOutcome } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { FakeApi, FakeNotices } from "../../domain/support/fakes";

const page = { reviews: [], total: 0, page: 1, totalPages: 1, averageRating: null, ratingCount: 0, histogram: [] };
let queries: CoreQueryCache;
afterEach(() => queries.dispose());

function open({ isLoggedIn = true, canReview = true, write = () => ({}) as unknown } = {}) {
  queries = new CoreQueryCache();
  const api = new FakeApi(({ method }) => (method === "PUT" ? write() : { review: null, canReview }));
  const notices = new FakeNotices();
  const catalogue = {
    reviews: () => queries.observe<ReviewPage>(() => ({ key: ["reviews", "milk"], fetch: async () => page })),
  };
  const session = { isLoggedIn, customerId: "asha" };
  const store = new ReviewStore({ api, queries, catalogue: catalogue as never, session: session as never, notices });
  store.open("milk");
  const end = autorun(() => [store.reviews, store.canReview]);
  return { api, notices, store, end };
}
const puts = (api: FakeApi) => api.asked.filter(({ method }) => method === "PUT");

describe("reviewing a product", () => {
  it("is offered to a shopper who received the product, and makes no call for a guest", async () => {
    const guest = open({ isLoggedIn: false });
    expect(guest.api.asked).toEqual([]);
    expect(guest.store.canReview).toBe(false);
    guest.end();
    const customer = open();
    await vi.waitFor(() => expect(customer.store.canReview).toBe(true));
    customer.end();
  });

  it("needs a rating, and a text is optional", async () => {
    const { api, store, notices, end } = open();
    store.write();
    await store.save();
    expect(puts(api)).toEqual([]);
    store.change({ rating: 4, text: " Fresh " });
    await store.save();
    expect(puts(api)[0]).toMatchObject({ params: { id: "milk" }, body: { rating: 4, text: "Fresh" } });
    expect(notices.messages).toEqual(["Thank you for your review"]);
    expect(store.isWriting).toBe(false);
    end();
  });

  it("carries the same key when it is sent again unchanged, and another one when it was changed (bar 2)", async () => {
    const { api, store, end } = open({
      write: () => {
        throw new UnknownOutcome();
      },
    });
    store.write();
    store.change({ rating: 4 });
    await store.save();
    await store.save();
    store.change({ rating: 5 });
    await store.save();
    const [first, second, third] = puts(api).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    end();
  });

  it("keeps what was typed when it is refused, and says why", async () => {
    const { store, notices, end } = open({
      write: () => {
        throw new HttpError(409, "REVIEW_NOT_ALLOWED", "Rate it once it has arrived.");
      },
    });
    store.write();
    store.change({ rating: 2, text: "Late" });
    await store.save();
    expect(notices.messages).toEqual(["Rate it once it has arrived."]);
    expect([store.isWriting, store.draft]).toEqual([true, { rating: 2, text: "Late" }]);
    void store.save();
    expect(notices.withdrawn).toEqual(["Rate it once it has arrived."]);
    end();
  });
});
