import { breathe } from "./breathe";

/**
 * The program is taken up in pieces, so that a tap while it starts waits for one of them and not for all: each `import`
 * below runs modules that came with this file, and what it needs of those before it is there already. Own modules where
 * they do, because of a package asked for in this way nothing could be left out.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ "../kernel/query/ObservableQuery"),
  () => import(/* webpackMode: "eager" */ "./createContainer"),
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "./NavigationBridge"),
  () => import(/* webpackMode: "eager" */ "../ui/theme/ThemeRoot"),
  () => import(/* webpackMode: "eager" */ "./shell/Shell"),
  () => import(/* webpackMode: "eager" */ "./main"),
];

for (const take of pieces) {
  await breathe();
  await take();
}
