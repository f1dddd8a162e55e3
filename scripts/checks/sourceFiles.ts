import { readdirSync } from "node:fs";

/** The TypeScript files under `folders`, as paths from the repository's root. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`.replaceAll("\\", "/")),
  );
}
