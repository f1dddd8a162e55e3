import { validateSync } from "class-validator";
import type { Field, Form } from "mobx-react-form";

/** What mobx-react-form passes to a driver; the library exports no types for it. */
interface DriverSetup {
  state: { form: Form };
  promises: Promise<unknown>[];
}

export type FormClass<T extends object> = new () => T;

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** The values as an instance of their class, with trimmed strings. This instance is validated and sent. */
export function toInstance<T extends object>(Class: FormClass<T>, values: object): T {
  const entries = Object.entries(values).map(([name, value]) => [name, trimmed(value)]);
  return Object.assign(new Class(), Object.fromEntries(entries));
}

/**
 * The message of each invalid field. When several decorators of a field fail, the topmost one's message is used. Decorators run
 * from the bottom up, so it is the last one reported.
 */
function messagesOf(instance: object): Map<string, string> {
  const errors = validateSync(instance, { forbidUnknownValues: false });
  return new Map(errors.map((error) => [error.property, Object.values(error.constraints ?? {}).at(-1) ?? ""]));
}

/** Connects class-validator to mobx-react-form, which has no driver for it. */
export function classValidatorDriver<T extends object>(Class: FormClass<T>) {
  class Driver {
    readonly promises: Promise<unknown>[];
    readonly #form: Form;

    constructor({ state, promises }: DriverSetup) {
      this.#form = state.form;
      this.promises = promises;
    }

    validate(field: Field): void {
      const message = messagesOf(toInstance(Class, this.#form.values())).get(field.path ?? "");
      if (message) field.validationErrorStack = [message.replaceAll("{label}", field.label ?? "")];
    }
  }
  return { class: Driver };
}
