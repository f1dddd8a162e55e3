import { parseSync } from "@swc/core";

/**
 * Removes methods of a package's classes (`unreachedMembers`). A call of one would fail with its name. Fails when the module
 * has no such method, so that an update of its package is noticed.
 * @this {{ getOptions(): { members: { owner: string, names: string[] }[] }, resourcePath: string }}
 */
export default function leaveOutMembers(source) {
  const missing = new Set(
    this.getOptions().members.flatMap(({ owner, names }) => names.map((name) => `${owner}.${name}`)),
  );
  // The parser counts bytes from the first word on, also those of earlier calls.
  const text = Buffer.from(`;${source}`);
  const program = parseSync(String(text));
  let kept = "";
  let at = 0;
  for (const [owner, { body }] of classesIn(program.body)) {
    for (const { type, key, span } of body) {
      if (!/Method$/.test(type) || !missing.delete(`${owner}.${type === "PrivateMethod" ? "#" : ""}${key.value}`))
        continue;
      kept += text.toString("utf8", at, span.start - program.span.start);
      at = span.end - program.span.start;
    }
  }
  if (missing.size > 0) throw Error(`${this.resourcePath} has no ${[...missing].join(", ")} to leave out.`);
  return kept + text.toString("utf8", at);
}

/** The module's classes with their names: `class A {}`, `export class A {}` and `var A = class {}`. */
function classesIn(statements) {
  return statements.flatMap((statement) => {
    const made = statement.declaration ?? statement;
    if (made.type === "ClassDeclaration") return [[made.identifier.value, made]];
    return (made.declarations ?? []).flatMap(({ id, init }) =>
      init?.type === "ClassExpression" ? [[id.value, init]] : [],
    );
  });
}
