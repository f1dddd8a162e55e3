import { makeStyles, ProgressBar } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import type { Profile } from "#contract/customers/customers.ts";
import { Button } from "#design/button/Button.tsx";
import { RadioField } from "#design/fields/RadioField.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { createForm } from "#design/forms/createForm.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { ProfileForm } from "../ProfileForm.form";
import * as words from "../words.en";

export interface ProfileViewProps {
  profile: Profile;
  /** The photo, above the fields. */
  photo?: ReactNode;
  saving?: boolean;
  /** From 0 to 1 while the photo is uploaded, before the fields are saved. */
  uploaded?: number | null;
  onSave: (values: ProfileForm) => void | Promise<void>;
}

const GENDERS = [
  { value: "MALE", label: words.male },
  { value: "FEMALE", label: words.female },
  { value: "OTHER", label: words.other },
];

const useStyles = makeStyles({
  photo: {
    paddingBlockEnd: "24px",
    marginBlockEnd: "24px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: haat.hairline,
  },
  form: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // Small, because each field reserves the line for its message.
    rowGap: "8px",
    alignItems: "start",
    maxWidth: "720px",
    [media.desktopUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "24px" },
  },
  actions: {
    marginBlockStart: "16px",
    display: "grid",
    gap: "16px",
    alignItems: "center",
    gridColumn: "1 / -1",
    [media.tabletUp]: { gridTemplateColumns: "auto minmax(0, 240px)", justifyContent: "start" },
  },
  upload: { ...type.caption, display: "grid", rowGap: "8px", color: haat.textSoft },
});

/** The profile form. The mobile number is shown but cannot be changed, because the shopper logs in with it. */
export const ProfileView = observer(function ProfileView({
  profile,
  photo,
  saving,
  uploaded,
  onSave,
}: ProfileViewProps) {
  const styles = useStyles();
  const [form] = useState(() =>
    createForm(ProfileForm, {
      initial: { name: profile.name, email: profile.email, gender: profile.gender ?? "" },
      labels: { name: words.name, email: words.emailAddress, gender: words.gender },
      onSubmit: onSave,
    }),
  );
  return (
    <Panel>
      {photo && <div className={styles.photo}>{photo}</div>}
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <TextField {...form.field("name")} autoComplete="name" />
        <TextField {...form.field("email")} type="email" inputMode="email" autoComplete="email" />
        <TextField
          name="mobile"
          label={words.mobileNumber}
          type="number"
          inputMode="numeric"
          isNumber
          prefix="+91"
          hint={words.loginNumberHint}
          value={profile.mobile}
          readOnly
          onChange={() => {}}
        />
        <RadioField {...form.field("gender")} options={GENDERS} />
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" busy={saving}>
            {words.update}
          </Button>
          {/* Beside the pressed button, because the photo may be scrolled out of sight. */}
          {typeof uploaded === "number" && (
            <div className={styles.upload}>
              <p>{words.uploadingPhoto}</p>
              <ProgressBar value={uploaded} aria-label={words.uploadingPhoto} />
            </div>
          )}
        </div>
      </form>
    </Panel>
  );
});
