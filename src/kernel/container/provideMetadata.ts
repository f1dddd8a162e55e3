/**
 * Gives inversify the two functions of reflect-metadata that it calls in our way of using it: it keeps the number of its next
 * binding there. The package itself, which is for decorators, is 1.6 KiB of the first load (ADR 3, 9).
 */
export function provideMetadata(): void {
  if ("getOwnMetadata" in Reflect) return;
  const kept = new Map<unknown, unknown>();
  const checkTarget = (target: unknown, property: unknown) => {
    if (target !== Object || property !== undefined) throw new Error("Only metadata of Object itself is kept here.");
  };
  Object.assign(Reflect, {
    getOwnMetadata(key: unknown, target: unknown, property?: unknown) {
      checkTarget(target, property);
      return kept.get(key);
    },
    defineMetadata(key: unknown, value: unknown, target: unknown, property?: unknown) {
      checkTarget(target, property);
      kept.set(key, value);
    },
  });
}
