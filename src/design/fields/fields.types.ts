/** What `form.field(name)` returns and every field component takes. */
export interface FieldBinding {
  name: string;
  label: string;
  value: string;
  /** The message under the field; undefined while the value is valid or has not been validated. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}
