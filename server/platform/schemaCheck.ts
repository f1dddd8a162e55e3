import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";

// TypeBox sorts the members of a union at every call, which takes ten times as long as the rest; our unions need no
// order.
Settings.Set({ unionPrioritySort: false });

export type SchemaError = ReturnType<ReturnType<typeof Compile>["Errors"]>[number];

/** `errors` explains a verdict and is never one: TypeBox lists eight at most, and may list none for a wrong value. */
export type Verdict<T> = { isRight: true; value: T } | { isRight: false; errors: readonly SchemaError[] };

export interface SchemaCheck<T> {
  /** Without unknown fields, with defaults. @param converts texts become what the schema asks for, as in an address */
  prepare(value: unknown, converts: boolean): unknown;
  /** @param tellsAll lists every error, however many there are */
  check(value: unknown, tellsAll?: boolean): Verdict<T>;
}

/** The one place where a value is held against a schema, so that an empty list of errors can never pass for a yes. */
export function schemaCheck<S extends TSchema>(schema: S): SchemaCheck<Static<S>> {
  const validator = Compile(schema);
  return {
    prepare: (value, converts) => validator.Clean(validator.Default(converts ? validator.Convert(value) : value)),
    check(value, tellsAll = false) {
      if (validator.Check(value)) return { isRight: true, value: value as Static<S> };
      return { isRight: false, errors: tellsAll ? all(() => validator.Errors(value)) : validator.Errors(value) };
    },
  };
}

/** The limit is a setting of the whole process. A call's body keeps the small one, because callers could send much. */
function all(errors: () => SchemaError[]): SchemaError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });
  try {
    return errors();
  } finally {
    Settings.Set({ maxErrors });
  }
}
