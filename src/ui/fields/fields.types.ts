/** What `form.field(name)` gives and every field takes. */
export interface FieldBinding {
  name: string;
  label: string;
  value: string;
  /** In words, under the field; none when it is right or not yet judged. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}
