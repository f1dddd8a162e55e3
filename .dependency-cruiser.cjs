/** Who may import whom (docs/adr): every rule is an error in `npm run check`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(src|plugins|docs|server|stories|tests|scripts)/", pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    only("contract-imports-nothing", "^src/contract/", ["^src/contract/"], "The contract is data."),
    only(
      "kernel-below-all",
      "^src/kernel/",
      ["^src/(kernel|contract)/", "^src/globals"],
      "The kernel knows no product.",
    ),
    {
      name: "kernel-names-no-product",
      comment: "What a slot shows of a product, a checkout or an order stands in the domain that offers it.",
      severity: "error",
      from: { path: "^src/kernel/" },
      to: {
        path: "^src/contract/",
        pathNot: "^src/contract/((endpoint|languages|wire[.]types)[.]ts$|page/|customers/identity[.]ts$)",
      },
    },
    only("design-knows-no-product", "^src/design/", ["^src/design/"], "Components take props."),
    only(
      "commerce-stands-on-three",
      "^src/commerce/",
      ["^src/(commerce|design|kernel|contract)/"],
      "Components that show commerce know no store and no screen.",
    ),
    only("domain-has-no-screen", "^src/domain/", ["^src/(domain|kernel|contract)/"], "Stores and rules, no React."),
    {
      name: "domain-has-no-react",
      severity: "error",
      from: { path: "^src/domain/" },
      to: { path: "node_modules/(react|@fluentui|mobx-react)" },
    },
    {
      name: "no-feature-imports-another",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    only(
      "features-stand-on-five",
      "^src/features/",
      ["^src/(features|domain|commerce|design|kernel|contract)/"],
      "Features know each other only through slots.",
    ),
    {
      name: "no-plugin-imports-another",
      severity: "error",
      from: { path: "^(plugins|docs/examples)/([^/]+)/" },
      to: { path: "^(plugins|docs/examples)/", pathNot: "^$1/$2/" },
    },
    only(
      "plugins-stand-on-five",
      "^(plugins|docs/examples)/[^/]+/(?!platform/)",
      ["^(plugins|docs/examples)/[^/]+/(?!platform/)", "^src/(domain|commerce|design|kernel|contract)/"],
      "A build may leave a plugin out, so nothing may need it.",
    ),
    only(
      "a-plugins-platform-half-stands-on-the-platform",
      "^(plugins|docs/examples)/[^/]+/platform/",
      [
        "^(plugins|docs/examples)/[^/]+/(platform/|contract[.]ts|words[.][a-z]+[.]ts)",
        "^server/platform/",
        "^src/contract/",
      ],
      "The platform runs without the storefront.",
    ),
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { path: "^(src|plugins)/", pathNot: "^src/app/" },
      to: { path: "^src/app/" },
    },
    only(
      "server-knows-the-contract",
      "^server/",
      ["^server/", "^src/contract/", "^plugins/[^/]+/platform/"],
      "The platform can run on another machine than the storefront.",
    ),
    only(
      "host-stands-alone",
      "^server/host/",
      ["^server/host/", "^server/shared/", "^src/contract/"],
      "The host also serves a platform that runs elsewhere.",
    ),
    {
      name: "platform-knows-no-host",
      severity: "error",
      from: { path: "^server/platform/" },
      to: { path: "^server/host/" },
    },
    ...[
      ["common"],
      ["store", "common"],
      ["customers", "store", "common"],
      ["sale", "customers", "store", "common"],
    ].map(([floor, ...below]) => ({
      name: `services-${floor}-stand-on-what-is-below`,
      comment: "The floors of the services, from the ground: common, store, customers, sale, back-office.",
      severity: "error",
      from: { path: `^server/platform/services/${floor}/` },
      to: {
        path: "^server/platform/services/",
        pathNot: `^server/platform/services/(${[floor, ...below].join("|")})/`,
      },
    })),
    {
      name: "commands-talk-to-services",
      comment: "What a command does, the admin API can do too.",
      severity: "error",
      from: { path: "^server/cli/commands/" },
      to: { path: "^server/platform/db/" },
    },
    {
      name: "nothing-imports-stories-or-tests",
      severity: "error",
      from: { path: "^(src|plugins|server)/" },
      to: { path: "^(stories|tests)/" },
    },
    {
      name: "server-runs-on-dependencies",
      comment: "What the built server imports is installed in production (`npm ci --omit=dev`); the rest is built in.",
      severity: "error",
      from: { path: "^server/" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/@types/" },
    },
    {
      name: "one-file-knows-inversify",
      comment: "Its own tokens are unchecked symbols; ours carry their type (ADR 3).",
      severity: "error",
      from: { path: "^(src|plugins|stories|tests)/", pathNot: "^src/kernel/container/InversifyResolver.ts$" },
      to: { path: "node_modules/@?inversify" },
    },
    {
      name: "no-tools-in-the-product",
      severity: "error",
      from: { path: "^(src|plugins)/" },
      to: { path: "node_modules/(vitest|playwright-core|@?storybook|@rspack|happy-dom|axe-core|lighthouse|tsx)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".d.ts"],
    },
  },
};
