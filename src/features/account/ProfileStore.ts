import { makeAutoObservable } from "mobx";
import { type CustomerReply, customers, type Gender, type Profile } from "#contract/customers/customers.ts";
import { customerQuery, SessionStore } from "#domain/session/index.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ProfilePhoto } from "./ProfilePhoto";
import * as words from "./words.en";

export interface ProfileInput {
  name: string;
  email: string;
  gender: string;
}

/** The profile page's state (spec 2.11, Profile). */
export class ProfileStore {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    notices: Notices,
    photo: ProfilePhoto,
  };
  readonly photo: ProfilePhoto;
  readonly saving: ShopperAction;
  readonly query: ObservableQuery<CustomerReply>;
  readonly #needs: Named<typeof ProfileStore.needs>;

  constructor(needs: Named<typeof ProfileStore.needs>) {
    this.#needs = needs;
    this.photo = needs.photo;
    const { api, queries, session } = needs;
    this.query = queries.observe(() => customerQuery(api, session.customerId));
    this.saving = new ShopperAction(needs.notices);
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
    const { customerId } = this.#needs.session;
    const body = { name, email, mobile, dpUrl, gender: toGender(gender) };
    await this.#needs.api.call(customers.update, { params: { customerId }, body });
    const { key } = customerQuery(this.#needs.api, customerId);
    this.#needs.queries.set<CustomerReply | undefined>(key, { ...(this.query.data as CustomerReply), ...body });
    this.photo.settle();
    this.#needs.notices.show("success", words.profileUpdated);
    await this.#needs.session.loadProfile();
  }
}

function toGender(text: string): Gender | null {
  return text === "MALE" || text === "FEMALE" || text === "OTHER" ? text : null;
}
