/** The name of a component in the code; empty for what only a story has. A build for the web keeps it in what it documents. */
export function nameOf(component: unknown): string {
  const { __docgenInfo, displayName, name } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string };
    displayName?: string;
    name?: string;
  };
  return __docgenInfo?.displayName ?? displayName ?? name ?? "";
}
