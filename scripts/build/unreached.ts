const modulesIn =
  (folder: string) =>
  (...names: string[]) =>
    names.map((name) => new RegExp(`${folder}/${name}\\.js$`));
const core = modulesIn("@inversifyjs/core/lib");
const container = modulesIn("@inversifyjs/container/lib/container/services");
const griffel = modulesIn("@griffel/core/src/renderer");
const query = modulesIn("@tanstack/query-core/build/modern");

/**
 * Modules of packages that the shop never calls, although the package imports them. They are left out of the browser's
 * program (ADR 9).
 */
export const unreached = [
  // Our container binds values and `toResolvedValue`, never a decorated class, a factory or another name of a service.
  core("metadata/calculations/getClassMetadata"),
  core("planning/models/DynamicValueBindingNode", "planning/models/FactoryBindingNodeImplementation"),
  core(
    "planning/models/InstanceBindingNodeImplementation",
    "planning/models/PlanServiceRedirectionBindingNodeImplementation",
  ),
  core("planning/calculations/buildConstructorNoParamNode"),
  core("planning/calculations/tryBuildGetPlanOptionsFromManagedClassElementMetadata"),
  core("common/calculations/buildBuildServiceNodeOptionsFromClassElementMetadata"),
  // It never asks for several services of one name, and makes no class that is not bound.
  core("planning/models/PlanMultipleBindingServiceNodeImplementation", "binding/calculations/buildInstanceBinding"),
  core("binding/calculations/cloneBinding"),
  // The policy of our pages does not allow the code that inversify would generate.
  core("planning/calculations/\\w+Jit"),
  // It never unbinds, and nothing is done when a service is made or dropped.
  core("resolution/actions/resolveServiceActivations", "resolution/actions/resolve\\w+Deactivations"),
  core(
    "planning/actions/removeRootServiceNodeBindingIfContextFree",
    "planning/actions/removeServiceNodeBindingIfContextFree",
  ),
  container("ContainerModuleManager", "PluginManager", "SnapshotManager", "DeactivationParamsManager"),
  // The build makes the rules (ADR 18).
  griffel("createIsomorphicStyleSheet"),
  // No mutations and no endless lists: our stores make changes by calls (ADR 4).
  query("mutation", "infiniteQueryBehavior"),
].flat();
