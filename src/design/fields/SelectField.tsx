import { Select } from "@fluentui/react-components";
import { FieldFrame } from "./FieldFrame";
import type { FieldBinding } from "./fields.types";
import { useFieldStyles } from "./useFieldStyles";

export interface SelectFieldProps extends FieldBinding {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The option that stands for no choice. */
  placeholder?: string;
}

/** The browser's own select, which every phone shows in the way that its owner knows. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, required, options, placeholder, onChange, ...control } = props;
  const styles = useFieldStyles();
  return (
    <FieldFrame label={label} error={error} required={required} onBlur={control.onBlur}>
      <Select {...control} className={styles.select} onChange={(_, data) => onChange(data.value)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
