import { Field, makeStyles, Radio, RadioGroup } from "@fluentui/react-components";
import type { FieldBinding } from "./fields.types";

export interface RadioFieldProps extends FieldBinding {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** Aligns the circles with the label's first letter. */
const useStyles = makeStyles({ group: { flexWrap: "wrap", marginInlineStart: "-8px" } });

/** A few short choices in one row: gender, address type. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, value, error, required, disabled, options, onChange, onBlur } = props;
  const styles = useStyles();
  return (
    <Field label={label} required={required} validationMessage={error} validationState={error ? "error" : "none"}>
      <RadioGroup
        name={name}
        className={styles.group}
        value={value}
        layout="horizontal"
        disabled={disabled}
        onBlur={onBlur}
        onChange={(_, data) => onChange(data.value)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={option.disabled} />
        ))}
      </RadioGroup>
    </Field>
  );
}
