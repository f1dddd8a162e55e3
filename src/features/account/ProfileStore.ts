import { makeAutoObservable, runInAction } from "mobx";
import { type Customer, customers, type Gender } from "../../contract/customers";
import { customerQuery, type SessionStore } from "../../domain/session";
import type { ApiClient } from "../../kernel/http/ApiClient";
import { SessionEnded } from "../../kernel/http/errors";
import type { Notices } from "../../kernel/notices/Notices";
import type { ObservableQuery } from "../../kernel/query/ObservableQuery";
import type { QueryCache } from "../../kernel/query/QueryCache";

export interface ProfileInput {
  name: string;
  email: string;
  gender: string;
}

/** Spec 2.11, Profile. */
export class ProfileStore {
  isSaving = false;
  private readonly query: ObservableQuery<Customer>;

  constructor(
    private readonly api: ApiClient,
    private readonly queries: QueryCache,
    private readonly session: Pick<SessionStore, "customerId" | "loadProfile">,
    private readonly notices: Notices,
  ) {
    this.query = queries.observe(() => customerQuery(api, session.customerId));
    makeAutoObservable<this, "query" | "api" | "queries" | "session" | "notices">(this, {
      query: false,
      api: false,
      queries: false,
      session: false,
      notices: false,
    });
  }

  get profile(): Customer | undefined {
    return this.query.data;
  }

  get error(): Error | null {
    return this.query.error;
  }

  refetch(): Promise<void> {
    return this.query.refetch();
  }

  /** The photo and the number stay as they are. */
  async save({ name, email, gender }: ProfileInput): Promise<void> {
    const { profile } = this;
    if (profile === undefined || this.isSaving) return;
    const { customerId } = this.session;
    this.isSaving = true;
    try {
      const { mobile, dpUrl } = profile;
      const body = { name, email, mobile, dpUrl, gender: toGender(gender) };
      const saved = await this.api.call(customers.update, { params: { customerId }, body });
      this.queries.set(customerQuery(this.api, customerId).key, saved);
      this.notices.show("success", "Profile updated successfully");
      await this.session.loadProfile();
    } catch (error) {
      if (!(error instanceof SessionEnded)) this.notices.show("error", "Failed to update profile");
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}

function toGender(text: string): Gender | null {
  return text === "MALE" || text === "FEMALE" || text === "OTHER" ? text : null;
}
