import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Profile } from "../../../contract/customers";
import { Button } from "../../../ui/button/Button";
import { MobileField } from "../../../ui/fields/MobileField";
import { RadioField } from "../../../ui/fields/RadioField";
import { TextField } from "../../../ui/fields/TextField";
import { createForm } from "../../../ui/forms/createForm";
import { Panel } from "../../../ui/panel/Panel";
import { media } from "../../../ui/theme/haat";
import { ProfileForm } from "../ProfileForm.form";

export interface ProfileViewProps {
  profile: Profile;
  saving?: boolean;
  onSave: (values: ProfileForm) => void | Promise<void>;
}

const GENDERS = [
  { value: "MALE", label: "Male" },
  { value: "FEMALE", label: "Female" },
  { value: "OTHER", label: "Other" },
];

const useStyles = makeStyles({
  form: { display: "grid", rowGap: "16px", maxWidth: "480px" },
  actions: { display: "grid", [media.tabletUp]: { justifyContent: "start" } },
});

/** The number is what the shopper logs in with, so it is only shown. */
export const ProfileView = observer(function ProfileView({ profile, saving, onSave }: ProfileViewProps) {
  const styles = useStyles();
  const [form] = useState(() =>
    createForm(ProfileForm, {
      initial: { name: profile.name, email: profile.email, gender: profile.gender ?? "" },
      labels: { name: "Name", email: "Email Address", gender: "Gender" },
      onSubmit: onSave,
    }),
  );
  return (
    <Panel>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <TextField {...form.field("name")} autoComplete="name" />
        <TextField {...form.field("email")} type="email" inputMode="email" autoComplete="email" />
        <MobileField name="mobile" value={profile.mobile} onChange={() => {}} readOnly />
        <RadioField {...form.field("gender")} options={GENDERS} />
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" size="large" busy={saving}>
            Update
          </Button>
        </div>
      </form>
    </Panel>
  );
});
