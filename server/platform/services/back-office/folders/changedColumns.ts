import { canonicalJson } from "../../common/keyed/canonicalJson";

/**
 * The columns of `after` with another value than in `before`. Compared as JSON, because the database returns dates and
 * empty fields in another form.
 */
export function changedColumns<R extends object>(before: R, after: R): string[] {
  const columns = Object.keys(after) as (keyof R & string)[];
  return columns.filter((column) => before[column] !== after[column] && saysElse(before[column], after[column]));
}

/** In an object, so that a missing column differs from a null one. */
const saysElse = (before: unknown, after: unknown) => canonicalJson({ before }) !== canonicalJson({ before: after });
