/**
 * Marks a package's components and contexts as free of side effects, so that those which the shop does not use are removed:
 * react-router does not mark its own.
 */
export default function markPure(source) {
  return source
    .replace(/^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm, "var $1 = /* @__PURE__ */ $2")
    .replace(/^\w+\.displayName = "\w+";$/gm, "");
}
