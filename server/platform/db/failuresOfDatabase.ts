import { causesOf } from "./causesOf";

const known = new WeakSet<object>();

/** Notes that an error came from the database: a refused connection alone does not say who refused it. */
export function ofDatabase<E>(error: E): E {
  if (typeof error === "object" && error !== null) known.add(error);
  return error;
}

/** Whether an error, or what caused it, came from the database. */
export function isOfDatabase(error: unknown): boolean {
  return causesOf(error).some((current) => known.has(current));
}
