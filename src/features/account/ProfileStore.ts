import { makeAutoObservable } from "mobx";
import { type CustomerReply, customers, type Gender, type Profile } from "#contract/customers/customers.ts";
import { customerQuery, type SessionStore } from "#domain/session/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { ProfilePhoto } from "./ProfilePhoto";
import * as words from "./words.en";

export interface ProfileInput {
  name: string;
  email: string;
  gender: string;
}

/** The profile page's state (spec 2.11, Profile). */
export class ProfileStore {
  readonly saving: ShopperAction;
  readonly query: ObservableQuery<CustomerReply>;
  readonly #api: ApiClient;
  readonly #queries: QueryCache;
  readonly #session: Pick<SessionStore, "customerId" | "loadProfile">;
  readonly #notices: Notices;

  constructor(
    api: ApiClient,
    queries: QueryCache,
    session: Pick<SessionStore, "customerId" | "loadProfile">,
    notices: Notices,
    readonly photo: ProfilePhoto,
  ) {
    this.#api = api;
    this.#queries = queries;
    this.#session = session;
    this.#notices = notices;
    this.query = queries.observe(() => customerQuery(api, session.customerId));
    this.saving = new ShopperAction(notices);
    makeAutoObservable(this, { saving: false, query: false, photo: false });
  }

  get profile(): Profile | undefined {
    const { data } = this.query;
    if (data === undefined) return undefined;
    const { name, email, mobile, gender, dpUrl } = data;
    return { name: name ?? "", email: email ?? "", mobile: mobile ?? "", gender: gender ?? null, dpUrl: dpUrl ?? "" };
  }

  /** Uploads a new photo first; if that fails, nothing is saved (spec 4, Profile photo; spec 8, Profile). */
  async save(input: ProfileInput): Promise<void> {
    const { profile } = this;
    if (profile === undefined) return;
    let failure: string = words.uploadFailed;
    await this.saving.run(
      async () => {
        const dpUrl = await this.photo.addressToSave(profile.dpUrl);
        failure = words.updateFailed;
        await this.update(profile, input, dpUrl);
      },
      () => failure,
    );
  }

  /**
   * Saves the profile. The mobile number is sent unchanged, because the shopper logs in with it. Then the profile is read again
   * (reading 34).
   */
  private async update({ mobile }: Profile, { name, email, gender }: ProfileInput, dpUrl: string): Promise<void> {
    const { customerId } = this.#session;
    const body = { name, email, mobile, dpUrl, gender: toGender(gender) };
    await this.#api.call(customers.update, { params: { customerId }, body });
    const { key } = customerQuery(this.#api, customerId);
    this.#queries.set<CustomerReply | undefined>(key, { ...(this.query.data as CustomerReply), ...body });
    this.photo.settle();
    this.#notices.show("success", words.profileUpdated);
    await this.#session.loadProfile();
  }
}

function toGender(text: string): Gender | null {
  return text === "MALE" || text === "FEMALE" || text === "OTHER" ? text : null;
}
