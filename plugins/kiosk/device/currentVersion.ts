const MAIN = /assets\/main\.([\w-]+)\.js/;

/** The build of this page, from the file name of its main script. */
export function currentVersion(): string {
  const scripts = [...document.scripts].map(({ src }) => MAIN.exec(src)?.[1]);
  return scripts.find(Boolean) ?? "development";
}

/** The build that the host serves now; undefined when the host cannot be reached. */
export async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store", credentials: "omit" });
    return answer.ok ? MAIN.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}
