import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { features } from "./features";
import { plugins } from "./plugins";

/** The features and plugins of this build. */
export const manifests: readonly Feature[] = [...features, ...plugins];
