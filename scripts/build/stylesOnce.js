import griffel from "@griffel/webpack-loader";

/** The result of a file's source, and the modules that its styles use. */
const made = new Map();

/**
 * Griffel's loader, which here evaluates the same source only once in a run: it is the same in the browser's build and in
 * the prerender's. Not TypeScript, because the bundler loads it itself.
 */
export default function stylesOnce(source) {
  const key = `${this.resourcePath}\n${source}`;
  const former = made.get(key);
  if (former !== undefined) {
    for (const file of former.files) this.addDependency(file);
    this.callback(null, former.code);
    return;
  }
  const files = [];
  const addDependency = (file) => {
    files.push(file);
    this.addDependency(file);
  };
  const callback = (error, code) => {
    if (error === null) made.set(key, { code, files });
    this.callback(error, code);
  };
  // The package is CommonJS.
  griffel.default.call(
    Object.create(this, { addDependency: { value: addDependency }, callback: { value: callback } }),
    source,
  );
}
