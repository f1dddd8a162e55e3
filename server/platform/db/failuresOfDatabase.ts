import { causesOf } from "./causesOf";

const known = new WeakSet<object>();

/** Marks an error as one of the database, because a refused connection alone does not say who refused it. */
export function ofDatabase<E>(error: E): E {
  if (typeof error === "object" && error !== null) known.add(error);
  return error;
}

/** Whether an error, or one of its causes, came from the database. */
export function isOfDatabase(error: unknown): boolean {
  return causesOf(error).some((current) => known.has(current));
}
