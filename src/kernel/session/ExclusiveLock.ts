import { token } from "../container/token";

/** Runs `work` while no other tab of this origin runs one under the same name. */
export interface ExclusiveLock {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}
export const ExclusiveLock = token<ExclusiveLock>("ExclusiveLock");
