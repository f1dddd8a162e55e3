export {};

/** `npm run bench` lists the benchmarks; `npm run bench -- pages` runs one and keeps its figures in docs/bench. */
const benches: Record<string, () => Promise<unknown>> = {
  books: () => import("./books"),
  budget: () => import("./budget"),
  catalogue: () => import("./catalogue"),
  "listing-size": () => import("./listing-size"),
  host: () => import("./host"),
  "host-heap": () => import("./host-heap"),
  journeys: () => import("./journeys"),
  "long-open": () => import("./long-open"),
  attract: () => import("./attract"),
  touch: () => import("./touch"),
  visit: () => import("./visit"),
  lighthouse: () => import("./lighthouse"),
  load: () => import("./load"),
  look: () => import("./look"),
  memory: () => import("./memory"),
  pages: () => import("./pages"),
};

const name = process.argv[2];
const bench = name === undefined ? undefined : benches[name];
if (bench === undefined) {
  process.stdout.write(`Benchmarks: ${Object.keys(benches).join(", ")}. Run one with "npm run bench -- <name>".\n`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  await bench();
}
