const inversify = (file: string) => `@inversifyjs/${file}`;
const query = (file: string) => `@tanstack/query-core/build/modern/${file}`;
const named = (text: string) => text.trim().split(/\s+/);
const fluent = inversify("container/lib/binding/models/BindingFluentSyntaxImplementation");
const services = inversify("container/lib/container/services");
const bindings = inversify("core/lib/binding/services");

/**
 * Methods of packages' classes that nobody calls: no other code of the package, and none of the files of ours that import it,
 * contains their names (`tests/unit/scripts/unreachedMembers`). They are left out of the browser's program (ADR 9).
 */
export const unreachedMembers = [
  // `kernel/container` calls `bind`, `get` and `isBound`, and binds values and `toResolvedValue`.
  [
    `${services}/Container`,
    "Container",
    `isCurrentBound loadAsync load register restore rebindAsync rebind snapshot unbindAll unbindAllAsync unbindAsync unbind
    unloadAsync unload`,
  ],
  [
    `${services}/BindingManager`,
    "BindingManager",
    `isCurrentBound rebindAsync rebind unbindAll unbindAllAsync unbindAsync unbind #throwUnexpectedAsyncUnbindOperation
    #unbindAll #unbindAsync #unbindBindingIdentifier #unbindServiceIdentifier #clearAfterUnbindAll
    #clearAfterUnbindBindingIdentifier #clearAfterUnbindServiceIdentifier`,
  ],
  [`${services}/ServiceReferenceManager`, "ServiceReferenceManager", "reset"],
  [`${services}/ServiceResolutionManager`, "ServiceResolutionManager", "onPlan"],
  [fluent, "BindInFluentSyntaxImplementation", "getIdentifier inRequestScope"],
  [fluent, "BindToFluentSyntaxImplementation", "to toSelf toDynamicValue toFactory toService"],
  [fluent, "BindOnFluentSyntaxImplementation", "getIdentifier"],
  [
    fluent,
    "BindWhenFluentSyntaxImplementation",
    `getIdentifier when whenAnyAncestor whenAnyAncestorIs whenAnyAncestorNamed whenAnyAncestorTagged whenDefault whenNamed
    whenNoParent whenNoParentIs whenNoParentNamed whenNoParentTagged whenParent whenParentIs whenParentNamed
    whenParentTagged whenTagged whenNoAncestor whenNoAncestorIs whenNoAncestorNamed whenNoAncestorTagged`,
  ],
  [fluent, "BindInWhenOnFluentSyntaxImplementation", "inRequestScope"],
  [`${bindings}/ActivationsService`, "ActivationsService", "clone removeAllByModuleId removeAllByServiceId"],
  [`${bindings}/DeactivationsService`, "DeactivationsService", "clone removeAllByModuleId removeAllByServiceId"],
  [
    `${bindings}/BindingService`,
    "BindingService",
    `clone getBoundServices getById getNonParentBoundServices removeAllByModuleId
    removeAllByServiceId removeById`,
  ],
  [
    inversify("core/lib/common/models/OneToManyMapStar"),
    "OneToManyMapStar",
    `clone getAllKeys removeByRelation #removeModelFromRelationMaps #removeModelFromRelationMap #buildModelToCloneModelMap
    #buildRelationToRelationModelMap #getCloneModel #getCloneRelation #pushModelEntriesIntoModelMap
    #pushRelationEntriesIntoRelationMap`,
  ],
  // `kernel/query` has no mutations and no endless lists, and MobX notes what is read.
  [
    query("queryClient"),
    "QueryClient",
    `isMutating getQueriesData setQueriesData getQueryState resetQueries infiniteQuery fetchInfiniteQuery
    prefetchInfiniteQuery ensureQueryData ensureInfiniteQueryData setDefaultOptions setQueryDefaults setMutationDefaults`,
  ],
  [query("mutationCache"), "MutationCache", "runNext"],
  [query("queryObserver"), "QueryObserver", "trackResult trackProp getCurrentQuery fetchOptimistic"],
  [query("query"), "Query", "reset resetState"],
  [query("timeoutManager"), "TimeoutManager", "setTimeoutProvider"],
].map(([file = "", owner = "", names = ""]) => ({ file: `${file}.js`, owner, names: named(names) }));
