/** Parts of a module that the shop never reaches; `leaveOutParts` leaves them out of the browser's program (ADR 9). */
interface Parts {
  functions?: string[];
  members?: Record<string, string[]>;
  exports?: string[];
  answers?: Record<string, string>;
  constants?: string[];
  tags?: number[];
}

const words = (text: string) => text.split(" ");
const answer = (value: string, names: string) => Object.fromEntries(words(names).map((name) => [name, value]));

/** React's kinds of elements that we never write, by the numbers that its tree has for them; drawing one fails. */
export const KINDS = {
  Profiler: 12,
  IncompleteClassComponent: 17,
  SuspenseList: 19,
  Scope: 21,
  LegacyHidden: 23,
  Cache: 24,
  /** `<title>`, `<meta>`, `<link>`, `<style>` and `<script>`, which React would move into the head. */
  HostHoistable: 26,
  /** `<html>`, `<head>` and `<body>`: our root is an element in the body. */
  HostSingleton: 27,
  ViewTransition: 30,
  Activity: 31,
};

const react: Parts = {
  tags: Object.values(KINDS),
  functions: [
    "startViewTransition ViewTransitionPseudoElement",
    // References to fragments.
    "FragmentInstance",
    // `action` of a form and `useActionState`: our forms are mobx-react-form's.
    "mountActionState updateActionState rerenderActionState runActionStateAction dispatchActionState",
    "TransitionAwareHostComponent ensureFormComponentIsStateful useHostTransitionStatus requestFormReset",
    // `preload` and its like.
    "prefetchDNS preconnectAs preload preloadModule preinitScript preinitStyle preinitModuleScript insertStylesheet",
    "insertSuspendedStylesheets clearSingletonPreambleContribution",
    // Elements with a name of their own.
    "setPropOnCustomElement",
    // What React's compiler and its cache for servers call.
    "useMemoCache refreshCache",
    // Browsers without input events.
    "handleEventsForInputEventPolyfill getTargetInstForInputEventPolyfill",
  ].flatMap(words),
  answers: {
    ...answer("undefined", "commitExitViewTransitions commitEnterViewTransitions trackEnterViewTransitions"),
    ...answer(
      "undefined",
      "commitNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions",
    ),
    ...answer("undefined", "queueTransitionTypes commitFragmentInstanceDeletionEffects"),
    ...answer("undefined", "commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstances"),
    ...answer("false", "isFragmentInstanceParent"),
    // Nothing waits for style sheets and for pictures of a view transition.
    ...answer("undefined", "preloadInstanceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber"),
    ...answer("null", "waitForCommitToBeReady getHoistableRoot"),
    // The state of a form's action, which nobody reads.
    ...answer("undefined", "startHostTransition"),
    // An experiment of React that is not on.
    ...answer("undefined", "defaultOnDefaultTransitionIndicator"),
    // The names of the components around an error, which are short letters here; nobody reads them.
    ...answer('""', "getStackByFiberInDevAndProd"),
  },
  constants: [
    "viewTransitionMutationContext shouldStartViewTransition appearingViewTransitions inUpdateViewTransition",
    "rootViewTransitionAffected rootViewTransitionNameCanceled viewTransitionContextChanged pendingTransitionTypes",
    "pendingViewTransitionEvents pendingViewTransition currentHoistableRoot needsFormReset",
  ].flatMap(words),
};

const mobx: Parts = {
  functions: [
    // Decorators and generators: our stores call `makeAutoObservable` and have async methods.
    "decorateComputed20223_ decorateObservable20223_ decorateAction20223_ decorateFlow20223_ createFlowDescriptor",
  ].flatMap(words),
};

/** The data router's: error pages of its own, answers of server components. */
const router: Parts = {
  functions: [
    "RenderErrorBoundary RSCErrorHandler DefaultErrorComponent decodeRedirectErrorDigest decodeRouteErrorResponseDigest",
    "useNavigateStable DataRoutes2",
  ].flatMap(words),
};

/** inversify keeps the number of its next binding as metadata. Nothing else reads any. */
const reflectMetadata: Parts = {
  functions: [
    "metadata hasMetadata hasOwnMetadata getMetadata getMetadataKeys getOwnMetadataKeys deleteMetadata",
    "CreateFallbackProvider OrdinaryOwnMetadataKeys OrdinaryDeleteMetadata",
  ].flatMap(words),
};

const containerServices = "@inversifyjs/container/lib/container/services";
const queries = "@tanstack/query-core/build/modern";

/** Methods of classes that nobody calls. */
const methods: [file: string, owner: string, names: string][] = [
  // `kernel/container` calls `bind`, `get` and `isBound`, and binds constants and resolved values.
  [
    `${containerServices}/Container`,
    "Container",
    `getAll getAllAsync getAsync isCurrentBound loadAsync load onActivation onDeactivation register restore rebindAsync
    rebind snapshot unbindAsync unbindAllAsync unbindAll unbind unloadAsync unload`,
  ],
  [
    `${containerServices}/BindingManager`,
    "BindingManager",
    `isCurrentBound rebindAsync rebind unbindAsync unbindAllAsync unbindAll unbind #throwUnexpectedAsyncUnbindOperation
    #unbindAsync #unbindBindingIdentifier #unbindAll #clearAfterUnbindAll #clearAfterUnbindBindingIdentifier
    #unbindServiceIdentifier #clearAfterUnbindServiceIdentifier`,
  ],
  [
    "@inversifyjs/container/lib/binding/models/BindingFluentSyntaxImplementation",
    "BindWhenFluentSyntaxImplementation",
    `when whenAnyAncestor whenAnyAncestorIs whenAnyAncestorNamed whenAnyAncestorTagged whenDefault whenNamed
    whenNoParent whenNoParentIs whenNoParentNamed whenNoParentTagged whenParent whenParentIs whenParentNamed
    whenParentTagged whenTagged whenNoAncestor whenNoAncestorIs whenNoAncestorNamed whenNoAncestorTagged`,
  ],
  [
    "@inversifyjs/container/lib/binding/models/BindingFluentSyntaxImplementation",
    "BindToFluentSyntaxImplementation",
    "to toSelf toDynamicValue toFactory toService",
  ],
  // `kernel/query` has no mutations and no endless lists, and MobX notes what is read.
  [
    `${queries}/queryClient`,
    "QueryClient",
    `isFetching isMutating ensureQueryData getQueriesData setQueriesData resetQueries infiniteQuery fetchInfiniteQuery
    prefetchInfiniteQuery ensureInfiniteQueryData setDefaultOptions setQueryDefaults setMutationDefaults
    getMutationDefaults defaultMutationOptions`,
  ],
  [`${queries}/queryObserver`, "QueryObserver", "fetchOptimistic trackResult trackProp"],
  [`${queries}/mutationCache`, "MutationCache", "build add remove canRun runNext find"],
];

const reactExports =
  "Activity Profiler PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cache cacheSignal createRef";

export const unreachedParts: { test: RegExp; parts: Parts }[] = [
  { test: /react-dom\/cjs\/react-dom-client\.production\.js$/, parts: react },
  {
    test: /react-dom\/cjs\/react-dom\.production\.js$/,
    parts: {
      exports: [
        "preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates",
        "useFormState useFormStatus",
      ].flatMap(words),
    },
  },
  {
    test: /react\/cjs\/react\.production\.js$/,
    parts: { exports: [reactExports, "unstable_useCacheRefresh useActionState"].flatMap(words) },
  },
  {
    test: /scheduler\/cjs\/scheduler\.production\.js$/,
    parts: { exports: words("unstable_forceFrameRate unstable_next unstable_wrapCallback") },
  },
  { test: /mobx\/dist\/mobx\.mjs$/, parts: mobx },
  { test: /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/, parts: router },
  { test: /reflect-metadata\/ReflectLite\.js$/, parts: reflectMetadata },
  ...methods.map(([file, owner, names]) => ({
    test: new RegExp(`${file}\\.js$`),
    parts: { members: { [owner]: names.split(/\s+/) } },
  })),
];
