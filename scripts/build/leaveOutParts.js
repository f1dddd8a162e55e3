import { parseSync } from "@swc/core";

/**
 * Leaves out parts of a module that our way of using it never reaches (`unreachedParts`):
 * - `functions`, also classes, throw; what is added to a prototype of one is removed.
 * - `members` are methods of classes, by the class's name, and `exports` names of a CommonJS module: they do not exist.
 * - `answers` are functions that can only return one value here, and return it at once.
 * - `constants` are variables that keep their first value: they are not assigned again.
 * - `tags` are numbers that `.tag` never is: their cases are removed, and comparisons with them are answered.
 *
 * Fails when the module has no such part, so that an update of its package is noticed.
 */
export default function leaveOutParts(source) {
  const { functions = [], members = {}, exports = [], answers = {}, constants = [], tags = [] } = this.getOptions();
  const gone = [
    ...Object.entries(members).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
    ...exports.map((name) => `exports.${name}`),
  ];
  const missing = new Set([...functions, ...gone, ...Object.keys(answers), ...constants, ...tags]);
  const edits = [];
  const replace = (start, end, text) => edits.push([start, end, text]);
  const isLeftOut = (node) => node?.type === "NumericLiteral" && tags.includes(node.value);

  /** What stands instead of the node; undefined when it stays. */
  function insteadOf(node, name, owner) {
    const { type, left, right } = node;
    const member = memberOf(node, owner);
    if (gone.includes(member) && missing.delete(member)) return type === "AssignmentExpression" ? "null" : "";
    const fail = `{ throw Error("${name} is left out of this build"); }`;
    if (type === "FunctionDeclaration" && name in answers) {
      missing.delete(name);
      return `function ${name}() { return ${answers[name]}; }`;
    }
    if (/^(FunctionDeclaration|ClassDeclaration|ClassExpression)$/.test(type) && functions.includes(name)) {
      missing.delete(name);
      if (type === "FunctionDeclaration") return `function ${name}() ${fail}`;
      return `class ${name} { constructor() ${fail} }`;
    }
    if (type === "AssignmentExpression" && functions.includes(prototypeOf(left))) return "null";
    if (type === "BinaryExpression" && /^[!=]==$/.test(node.operator) && isTag(right) && isLeftOut(left))
      return String(node.operator === "!==");
    return undefined;
  }

  function leaveOutCases(cases) {
    let before;
    const variables = [];
    for (const one of cases) {
      // What a case does stays where the case before continues with it.
      const isEntered = before && !/^(Break|Return|Throw|Continue)/.test(before.consequent.at(-1)?.type);
      if (isLeftOut(one.test)) {
        missing.delete(one.test.value);
        replace(one.span.start, isEntered ? one.test.span.end + ":".length : one.span.end, "");
        if (!isEntered) {
          variables.push(...variablesOf(one.consequent));
          one.consequent = [];
        }
      }
      if (isEntered || !isLeftOut(one.test)) before = one;
    }
    if (variables.length === 0) return;
    // Other cases use the variables of those that are left out.
    const { end } = cases.find(({ test }) => test && !isLeftOut(test)).test.span;
    replace(end + ":".length, end + ":".length, ` var ${variables.join(", ")};`);
  }

  function visit(node, owner) {
    if (typeof node !== "object" || node === null) return;
    const { type, span, left, right } = node;
    const name = node.identifier?.value ?? node.id?.value ?? left?.value ?? owner;
    const instead = span && insteadOf(node, name, owner);
    if (instead !== undefined) {
      replace(span.start, span.end, instead);
      return;
    }
    if (type === "AssignmentExpression" && constants.includes(name)) {
      missing.delete(name);
      replace(span.start, right.span.start, "");
    }
    if (type === "SwitchStatement" && isTag(node.discriminant)) leaveOutCases(node.cases);
    const inner = /^(ClassDeclaration|VariableDeclarator)$/.test(type) ? name : owner;
    for (const child of Object.values(node)) visit(child, inner);
  }

  // The parser counts bytes from the first word on, also those of earlier calls.
  const program = parseSync(`;${source}`);
  visit(program);
  if (missing.size > 0) throw Error(`${this.resourcePath} has no ${[...missing].join(", ")} to leave out.`);
  return edited(`;${source}`, edits, program.span.start);
}

function edited(source, edits, first) {
  const bytes = Buffer.from(source);
  let at = 0;
  let text = "";
  for (const [start, end, instead] of edits.sort(([a], [b]) => a - b)) {
    text += bytes.toString("utf8", at, start - first) + instead;
    at = end - first;
  }
  return text + bytes.toString("utf8", at);
}

/** The names that the code declares for the whole function around it. */
function variablesOf(node) {
  if (typeof node !== "object" || node === null || /Function|Class/.test(node.type)) return [];
  const own = node.type === "VariableDeclarator" ? [node.id.value] : [];
  return [...own, ...Object.values(node).flatMap(variablesOf)];
}

function isTag({ type, value, property }) {
  return /tag$/i.test(type === "MemberExpression" ? property.value : type === "Identifier" ? value : "");
}

/** `Class.method`, `Class.#method` or `exports.name` for what makes it. */
function memberOf({ type, key, left }, owner) {
  if (type === "ClassMethod") return `${owner}.${key.value}`;
  if (type === "PrivateMethod") return `${owner}.#${key.value}`;
  if (type === "AssignmentExpression" && left.object?.value === "exports") return `exports.${left.property.value}`;
  return undefined;
}

/** `Name` for `Name.prototype.method`. */
function prototypeOf({ object }) {
  return object?.property?.value === "prototype" ? object.object.value : undefined;
}
