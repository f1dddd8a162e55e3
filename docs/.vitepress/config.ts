/**
 * `npm run docs` makes a site of the repository's Markdown in `docs-static`, with VitePress. It has no place in package.json,
 * because it would bring a second Vite, and change the one that Vitest finds.
 */
const page = (text: string, link: string) => ({ text, link });

export default {
  title: "Haat",
  description: "An open, multi-store storefront with a reference platform.",
  srcDir: "..",
  srcExclude: [
    "{node_modules,dist,plugins,server,src,stories,tests}/**",
    "docs/{examples,payment-provider-template}/**",
  ],
  outDir: "../docs-static",
  cacheDir: "../node_modules/.cache/vitepress",
  rewrites: { "README.md": "index.md" },
  // A link to a file of the sources, or to a folder, leads nowhere outside the repository.
  ignoreDeadLinks: [/\/(bench|deploy|gift-note)$/],
  themeConfig: {
    search: { provider: "local" },
    sidebar: [
      {
        text: "The shop",
        items: [page("Run it", "/"), page("Your own shop", "/docs/your-own-shop"), page("Kiosk", "/docs/kiosk")],
      },
      {
        text: "Operation",
        items: [
          page("Deploying", "/docs/deploying"),
          page("Operating", "/docs/operating"),
          page("Configuration", "/docs/configuration"),
          page("Database", "/docs/database"),
          page("Security", "/SECURITY"),
        ],
      },
      {
        text: "Development",
        items: [
          page("Architecture", "/ARCHITECTURE"),
          page("Contributing", "/CONTRIBUTING"),
          page("Behaviour", "/docs/behaviour/README"),
          page("Words", "/docs/glossary"),
          page("Translations", "/docs/translators"),
          page("Testing", "/docs/testing"),
          page("Storybook", "/docs/storybook"),
          page("Plugins", "/docs/plugins"),
          page("A payment provider", "/docs/add-a-payment-provider"),
          page("Payment gateways", "/docs/payment-gateways"),
          page("States", "/docs/states"),
          page("How a page starts", "/docs/boot"),
          page("Decisions", "/docs/adr/README"),
          page("Changes", "/CHANGELOG"),
        ],
      },
    ],
  },
};
