import { makeAutoObservable, observableRef } from "mobx";
import type { ReviewPage } from "#contract/catalogue/reviews.ts";
import { type OwnReview, reviews } from "#contract/catalogue/reviews.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import * as words from "./words.en";

export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  text: string;
}

/** The reviews of one product, and this shopper's own review once the product was delivered to them. */
export class ReviewStore {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    catalogue: Catalogue,
    session: SessionStore,
    notices: Notices,
  };
  page = 1;
  isWriting = false;
  draft: ReviewDraft = { rating: 0, text: "" };
  #productId = "";
  private read: ObservableQuery<ReviewPage> | undefined;
  private own: ObservableQuery<OwnReview> | undefined;
  /** One idempotency key for each draft: a draft that is sent twice is saved once (bar 2). */
  #key = "";
  readonly saving: ShopperAction;
  readonly #needs: Named<typeof ReviewStore.needs>;

  constructor(needs: Named<typeof ReviewStore.needs>) {
    this.#needs = needs;
    this.saving = new ShopperAction(needs.notices);
    makeAutoObservable<this, "read" | "own">(this, { saving: false, read: observableRef, own: observableRef });
  }

  /** Undefined until the first answer, and when the reviews could not be fetched; the product page works without them. */
  get reviews(): ReviewPage | undefined {
    const data = this.read?.data;
    // Reviews are not part of the specification: another platform may answer this path with anything (reading 34).
    return Array.isArray(data?.reviews) && Array.isArray(data.histogram) ? data : undefined;
  }

  get canReview(): boolean {
    return this.#needs.session.isLoggedIn && this.own?.data?.canReview === true;
  }

  get hasReviewed(): boolean {
    return this.own?.data?.review != null;
  }

  get canSave(): boolean {
    return this.draft.rating > 0 && !this.saving.isRunning;
  }

  open(productId: string): void {
    if (productId === this.#productId) return;
    this.#productId = productId;
    this.page = 1;
    this.isWriting = false;
    this.read = this.#needs.catalogue.reviews(productId, () => this.page);
    this.own = this.#needs.queries.observe(() => ({
      key: this.ownKey,
      fetch: (signal) => this.#needs.api.call(reviews.own, { params: { id: productId }, signal }),
      enabled: this.#needs.session.isLoggedIn,
      retries: 0,
    }));
  }

  turnTo(page: number): void {
    this.page = page;
  }

  write(): void {
    const review = this.own?.data?.review;
    this.draft = { rating: review?.rating ?? 0, text: review?.text ?? "" };
    this.#key = createId();
    this.isWriting = true;
  }

  change(changed: Partial<ReviewDraft>): void {
    this.draft = { ...this.draft, ...changed };
    this.#key = createId();
  }

  cancel(): void {
    this.isWriting = false;
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    await this.saving.run(
      async () => {
        const { rating, text } = this.draft;
        const call = { params: { id: this.#productId }, body: { rating, text: text.trim() }, key: this.#key };
        await this.#needs.api.call(reviews.write, call);
        this.saved();
      },
      (error) => messageOf(error, words.reviewNotSaved),
    );
  }

  private saved(): void {
    this.isWriting = false;
    this.page = 1;
    this.#needs.notices.show("success", words.thankYouForReview);
    for (const key of [["reviews", this.#productId], ["product", this.#productId], this.ownKey]) {
      void this.#needs.queries.invalidate(key);
    }
  }

  private get ownKey() {
    return [CUSTOMER_KEY, this.#needs.session.customerId, "review", this.#productId];
  }
}
