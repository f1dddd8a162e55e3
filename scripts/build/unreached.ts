const core = (path: string) => new RegExp(`@inversifyjs/core/lib/(${path})\\.js$`);
const container = (path: string) => new RegExp(`@inversifyjs/container/lib/container/services/(${path})\\.js$`);
const griffel = (path: string) => new RegExp(`@griffel/core/src/renderer/(${path})\\.js$`);
const query = (path: string) => new RegExp(`@tanstack/query-core/build/modern/(${path})\\.js$`);

/**
 * Modules of packages that the shop never calls, although the package imports them. They are left out of the browser's
 * program (ADR 9).
 */
export const unreached = [
  // Our container binds values and `toResolvedValue`, never a decorated class, a factory or another name of a service.
  core("metadata/calculations/getClassMetadata"),
  core("planning/models/(DynamicValueBindingNode|(Factory|Instance|PlanServiceRedirection)BindingNodeImplementation)"),
  core("planning/calculations/(buildConstructorNoParamNode|tryBuildGetPlanOptionsFromManagedClassElementMetadata)"),
  core("common/calculations/buildBuildServiceNodeOptionsFromClassElementMetadata"),
  // The policy of our pages does not allow the code that inversify would generate.
  core("planning/calculations/\\w+Jit"),
  // It never unbinds, and nothing is done when a service is made or dropped.
  core("resolution/actions/(resolveServiceActivations|resolve\\w+Deactivations)"),
  container("ContainerModuleManager|PluginManager|SnapshotManager|DeactivationParamsManager"),
  // The build makes the rules (ADR 18).
  griffel("createIsomorphicStyleSheet"),
  // No mutations and no endless lists: our stores make changes by calls (ADR 4).
  query("mutation|infiniteQueryBehavior"),
];
