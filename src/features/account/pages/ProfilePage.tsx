import { observer } from "mobx-react-lite";
import { failureOf } from "../../../domain/catalogue";
import { useService } from "../../../kernel/react/useService";
import { PageTitle } from "../../../ui/a11y/PageTitle";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { PageSpinner } from "../../../ui/page-state/PageSpinner";
import { ProfileStore } from "../ProfileStore";
import { PageFrame } from "../views/PageFrame";
import { ProfileView } from "../views/ProfileView";

/** Spec 2.11, Profile. */
export const Page = observer(function ProfilePage() {
  const store = useService(ProfileStore);
  const { profile } = store;
  if (profile !== undefined) {
    return (
      <PageFrame>
        <PageTitle>Profile</PageTitle>
        <ProfileView profile={profile} saving={store.isSaving} onSave={(values) => store.save(values)} />
      </PageFrame>
    );
  }
  if (store.error) {
    return <ErrorState {...failureOf(store.error)} headingLevel={1} onRetry={() => void store.refetch()} />;
  }
  return <PageSpinner label="Loading your profile" />;
});
