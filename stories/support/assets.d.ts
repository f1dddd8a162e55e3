declare module "*.webp" {
  const address: string;
  export default address;
}

/** Defined by the bundler (`.storybook/main.ts`). */
declare const __MESSAGES__: readonly import("../../.storybook/messages").Message[];
declare const __COMPONENTS__: readonly import("../../.storybook/args/readComponents").ComponentFile[];
