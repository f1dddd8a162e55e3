import { getMetadataStorage } from "class-validator";
import { Form } from "mobx-react-form";
import type { SyntheticEvent } from "react";
import type { FieldBinding } from "../fields/fields.types";
import { classValidatorDriver, type FormClass, toInstance } from "./classValidatorDriver";

/** A form's values are flat: texts and switches. */
export type FormValues<T> = { [K in keyof T]: string | boolean };
type FieldName<T> = keyof T & string;
type TextName<T> = { [K in FieldName<T>]: T[K] extends string ? K : never }[FieldName<T>];
type SwitchName<T> = { [K in FieldName<T>]: T[K] extends boolean ? K : never }[FieldName<T>];

export interface CreateFormOptions<T> {
  /** What the fields start with instead of the class's own values. */
  initial?: Partial<T>;
  /** What each field is called, on screen and in its messages. */
  labels: Record<FieldName<T>, string>;
  /** Called with trimmed values, only when every field is right. What it throws, `submit` throws; what was typed stays. */
  onSubmit: (values: T) => void | Promise<void>;
  /** Called instead where a field is wrong, with the first field's message. */
  onRefused?: (message: string) => void;
}

/** A check box or switch bound to a form. */
export interface SwitchBinding {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface ClassValidatedForm<T> {
  /** Props for a text, select or radio field; read it inside an `observer`. */
  field(name: TextName<T>): FieldBinding;
  checkbox(name: SwitchName<T>): SwitchBinding;
  /** Give it to `<form onSubmit noValidate>`. True when it was sent; focus goes to the first wrong field otherwise. */
  submit(event?: SyntheticEvent<HTMLFormElement>): Promise<boolean>;
  readonly submitting: boolean;
  readonly isValid: boolean;
  readonly isDirty: boolean;
  /** As typed, untrimmed. */
  values(): T;
  set(values: Partial<T>): void;
  /** A refusal by the platform, shown under the field until it is typed into. */
  setError(name: FieldName<T>, message: string): void;
  /** Back to how it started, or to other values. */
  reset(values?: Partial<T>): void;
}

function requiredNames<T extends object>(Class: FormClass<T>): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Class, "", true, false);
  return new Set(rules.filter((rule) => rule.name === "isNotEmpty").map((rule) => rule.propertyName));
}

/**
 * A mobx-react-form whose rules are the class-validator decorators of a class in a `*.form.ts` file. A field with something
 * in it, or that something was typed into, is judged when it is left, then at every change; all of them on submit. Messages
 * are the decorators', `{label}` filled in (spec 5).
 */
export function createForm<T extends FormValues<T>>(
  Class: FormClass<T>,
  { initial, labels, onSubmit, onRefused }: CreateFormOptions<T>,
): ClassValidatedForm<T> {
  const names = Object.keys(labels) as FieldName<T>[];
  const start: T = Object.assign(new Class(), initial);
  const required = requiredNames(Class);
  const form = new Form(
    { fields: names.map((name) => ({ name, label: labels[name], value: start[name] })) },
    {
      plugins: { classValidator: classValidatorDriver(Class) },
      options: {
        validateOnBlur: false,
        validateOnChangeAfterInitialBlur: true,
        validateOnChangeAfterSubmit: true,
        validationDebounceWait: 0,
        submitThrowsError: false,
      },
    },
  );
  const at = (name: FieldName<T>) => form.select(name);
  const values = () => form.values() as T;

  return {
    field: (name) => {
      const field = at(name);
      return {
        name,
        label: labels[name],
        value: String(field.value ?? ""),
        error: field.error ?? undefined,
        required: required.has(name),
        onChange: (value) => field.set(value),
        onBlur: () => {
          // Who has not begun yet has done nothing wrong.
          if (!field.changed && field.value === "") return;
          field.onBlur();
          void field.validate({ showErrors: true });
        },
      };
    },
    checkbox: (name) => ({
      name,
      label: labels[name],
      checked: Boolean(at(name).value),
      onChange: (checked) => at(name).set(checked),
    }),
    async submit(event) {
      event?.preventDefault();
      const element = event?.currentTarget;
      // A second Enter while the first is on its way sends nothing.
      if (form.submitting) return false;
      let sent = false;
      await form.submit({
        onSuccess: async () => {
          sent = true;
          await onSubmit(toInstance(Class, values()));
        },
        onError: () => {
          focusFirstError(element);
          onRefused?.(names.map((name) => at(name).error).find(Boolean) ?? "");
        },
      });
      return sent;
    },
    get submitting() {
      return form.submitting;
    },
    get isValid() {
      return form.isValid;
    },
    get isDirty() {
      return form.isDirty;
    },
    values,
    set: (next) => form.set("value", next as Record<string, unknown>),
    setError: (name, message) => at(name).invalidate(message),
    reset: (next) => {
      if (next) {
        form.set("initial", next as Record<string, unknown>);
        form.set("default", next as Record<string, unknown>);
      }
      form.reset();
    },
  };
}

/** A control, or a group of buttons, which cannot be invalid to assistive technology. */
const WRONG = '[aria-invalid="true"], [data-invalid] button';

function focusFirstError(element: HTMLElement | undefined): void {
  // The fields say that they are wrong one render later.
  if (element) setTimeout(() => element.querySelector<HTMLElement>(WRONG)?.focus());
}
