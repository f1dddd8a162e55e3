import type { ReplyShape } from "./replyShapes";

/**
 * Lists where `value` does not have the shape `shape`, by the path of the field: missing, of another kind, or not in
 * the contract. Adds every field that was present to `seen`.
 */
export function misfits(shape: ReplyShape, value: unknown, at: string, seen = new Set<string>()): string[] {
  seen.add(at);
  switch (shape.kind) {
    case "anything":
      return [];
    case "literal":
      return value === shape.value ? [] : [`${at} is ${JSON.stringify(value)}, not ${JSON.stringify(shape.value)}`];
    case "null":
      return value === null ? [] : [`${at} is not null`];
    case "union": {
      const all = shape.of.map((one) => misfits(one, value, at, new Set()));
      const best = all.indexOf(all.reduce((a, b) => (b.length < a.length ? b : a)));
      const fitting = shape.of[best];
      return fitting ? misfits(fitting, value, at, seen) : [];
    }
    case "list":
      if (!Array.isArray(value)) return [`${at} is not a list`];
      return value.flatMap((item) => misfits(shape.of, item, `${at}[]`, seen));
    case "object":
      return ofObject(shape, value, at, seen);
    default:
      return typeof value === shape.kind ? [] : [`${at} is ${value === undefined ? "missing" : `no ${shape.kind}`}`];
  }
}

function ofObject(shape: ReplyShape & { kind: "object" }, value: unknown, at: string, seen: Set<string>): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${at} is no object`];
  const given = value as Record<string, unknown>;
  const wrong: string[] = [];
  for (const [name, field] of shape.fields) {
    if (given[name] !== undefined) wrong.push(...misfits(field.shape, given[name], `${at}.${name}`, seen));
    else if (!field.isOptional) wrong.push(`${at}.${name} is missing`);
  }
  for (const name of Object.keys(given).filter((name) => !shape.fields.has(name))) {
    if (shape.rest) wrong.push(...misfits(shape.rest, given[name], `${at}.*`, seen));
    else wrong.push(`${at}.${name} is not in the contract`);
  }
  return wrong;
}

/** The paths of every field that a reply of `shape` must have. */
export function requiredPaths(shape: ReplyShape, at: string): string[] {
  if (shape.kind === "list") return [`${at}[]`, ...requiredPaths(shape.of, `${at}[]`)];
  if (shape.kind !== "object") return [];
  return [...shape.fields]
    .filter(([, { isOptional }]) => !isOptional)
    .flatMap(([name, field]) => [`${at}.${name}`, ...requiredPaths(field.shape, `${at}.${name}`)]);
}
