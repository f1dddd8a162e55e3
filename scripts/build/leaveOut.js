/**
 * Empties a module of a package: its functions throw, its classes have nothing in them. For modules that a package imports
 * and our way of using it never calls (`unreached`).
 */
export default function leaveOut(source) {
  const inLine = [...source.matchAll(/^export (?:async )?(?:function|class) (\w+)/gm)].map(([, name]) => name);
  const atTheEnd = [...source.matchAll(/^export \{([^}]+)\};?$/gm)].flatMap(([, names]) =>
    names.trim().split(/\s*,\s*/),
  );
  const isClass = (name) => new RegExp(`(class ${name}\\b|${name} = class\\b)`).test(source);
  return [...inLine, ...atTheEnd]
    .map((name) =>
      isClass(name)
        ? `export class ${name} {}`
        : `export function ${name}() { throw Error("${name} is left out of this build"); }`,
    )
    .join("\n");
}
