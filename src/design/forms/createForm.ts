import { getMetadataStorage } from "class-validator";
import { Form } from "mobx-react-form";
import type { SyntheticEvent } from "react";
import type { FieldBinding } from "../fields/fields.types";
import { classValidatorDriver, type FormClass, toInstance } from "./classValidatorDriver";

/** A form's values are flat: strings and booleans. */
export type FormValues<T> = { [K in keyof T]: string | boolean };
type FieldName<T> = keyof T & string;
type TextName<T> = { [K in FieldName<T>]: T[K] extends string ? K : never }[FieldName<T>];
type SwitchName<T> = { [K in FieldName<T>]: T[K] extends boolean ? K : never }[FieldName<T>];

export interface CreateFormOptions<T> {
  /** The fields' first values; they replace the defaults of the class. */
  initial?: Partial<T>;
  /** Each field's name on screen and in its messages. */
  labels: Record<FieldName<T>, string>;
  /**
   * Called with trimmed values when every field is valid. When it throws, `submit` throws the same error and the values stay.
   */
  onSubmit: (values: T) => void | Promise<void>;
  /** Called when a field is invalid, with the message of the first such field. */
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
  /** Props of a text, select or radio field; must be read inside an `observer`. */
  field(name: TextName<T>): FieldBinding;
  checkbox(name: SwitchName<T>): SwitchBinding;
  /**
   * For `<form onSubmit noValidate>`. Resolves to true when the form was sent. Otherwise the first invalid field takes the
   * focus.
   */
  submit(event?: SyntheticEvent<HTMLFormElement>): Promise<boolean>;
  readonly submitting: boolean;
  readonly isValid: boolean;
  readonly isDirty: boolean;
  /** The values as typed, not trimmed. */
  values(): T;
  set(values: Partial<T>): void;
  /** Resets to the first values, or to the given ones. */
  reset(values?: Partial<T>): void;
}

function requiredNames<T extends object>(Class: FormClass<T>): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Class, "", true, false);
  return new Set(rules.filter((rule) => rule.name === "isNotEmpty").map((rule) => rule.propertyName));
}

/**
 * A mobx-react-form whose rules are the class-validator decorators of a class in a `*.form.ts` file. A field that has a value,
 * or that was changed, is validated when it loses the focus and then at every change; submit validates all fields. The messages
 * are those of the decorators, with `{label}` filled in (spec 5).
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
          // A field that the shopper has not touched shows no error.
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
    reset: (next) => {
      if (next) {
        form.set("initial", next as Record<string, unknown>);
        form.set("default", next as Record<string, unknown>);
      }
      form.reset();
    },
  };
}

/** Matches invalid controls. A group of buttons cannot be `aria-invalid`, so it is marked by `data-invalid`. */
const WRONG = '[aria-invalid="true"], [data-invalid] button';

function focusFirstError(element: HTMLElement | undefined): void {
  // The fields get `aria-invalid` one render later.
  if (element) setTimeout(() => element.querySelector<HTMLElement>(WRONG)?.focus());
}
