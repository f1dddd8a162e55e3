import { observer } from "mobx-react-lite";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { failureOf } from "#domain/catalogue/index.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { OrderList } from "../OrderList";
import { ProfileStore } from "../ProfileStore";
import { AccountColumn } from "../views/AccountColumn";
import { CropModal } from "../views/CropModal";
import { LatestOrder } from "../views/LatestOrder";
import { PhotoField } from "../views/PhotoField";
import { ProfileView } from "../views/ProfileView";
import * as words from "../words.en";

/** Spec 2.11, Profile; and a link to the latest order. */
export const Page = observer(function ProfilePage() {
  const store = useService(ProfileStore);
  const orders = useService(OrderList);
  const { profile, photo } = store;
  useLifetime(photo);
  if (profile !== undefined) {
    return (
      <AccountColumn>
        <PageTitle>{words.profile}</PageTitle>
        <LatestOrder order={orders.orders[0]} pending={orders.query.isPending} failed={orders.query.error !== null} />
        <ProfileView
          profile={profile}
          saving={store.saving.isRunning}
          uploaded={photo.progress}
          onSave={(values) => store.save(values)}
          photo={
            <PhotoField
              src={photo.shown(profile.dpUrl)}
              name={profile.name}
              error={photo.error}
              unsaved={photo.isUnsaved(profile.dpUrl)}
              disabled={store.saving.isRunning}
              onChoose={(file) => void photo.choose(file)}
              onRemove={() => photo.remove()}
            />
          }
        />
        <CropModal
          src={photo.cropping?.address ?? null}
          onCancel={() => photo.closeCrop()}
          onSave={(cut) => photo.crop(cut)}
          onBroken={() => photo.breakOff()}
        />
      </AccountColumn>
    );
  }
  const { error } = store.query;
  if (error) {
    return <ErrorState {...failureOf(error)} headingLevel={1} onRetry={() => void store.query.refetch()} />;
  }
  return <PageSpinner label={words.loadingProfile} />;
});
