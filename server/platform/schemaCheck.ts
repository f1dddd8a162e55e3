import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";

// TypeBox sorts the members of a union at every call, which takes ten times as long as the rest. Our unions need no order.
Settings.Set({ unionPrioritySort: false });

export type SchemaError = ReturnType<ReturnType<typeof Compile>["Errors"]>[number];

/** `errors` explain a verdict and never decide it: TypeBox lists eight at most, and may list none for a wrong value. */
export type Verdict<T> = { isRight: true; value: T } | { isRight: false; errors: readonly SchemaError[] };

export interface SchemaCheck<T> {
  /**
   * Removes unknown fields and adds defaults. @param converts turns texts, as in an address, into what the schema asks for
   */
  prepare(value: unknown, converts: boolean): unknown;
  /** @param tellsAll lists every error, however many there are */
  check(value: unknown, tellsAll?: boolean): Verdict<T>;
}

/** The one place where a value is checked against a schema, so that an empty list of errors never passes for a yes. */
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
