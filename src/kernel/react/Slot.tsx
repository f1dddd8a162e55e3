import { type ComponentType, Fragment, lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { SlotRegistry } from "../plugin/SlotRegistry";
import type { ComponentEntry, ComponentSlots } from "../plugin/Slots.types";
import { useService } from "./useService";

const loaded = new WeakMap<object, unknown>();

/** Draws the components that the build's manifests add to the slot `name`. A component that fails is left out. */
export function Slot<Name extends keyof ComponentSlots>({ name, props }: { name: Name; props: ComponentSlots[Name] }) {
  const registry = useService(SlotRegistry);
  return registry.components(name).map((entry) => {
    const Entry = componentOf(entry) as ComponentType<object>;
    const drawn = (
      <Suspense fallback={null}>
        <Entry {...props} />
      </Suspense>
    );
    const key = `${entry.slot}-${entry.order}`;
    // A takeover replaces every screen, so its failure is the page's failure.
    if (name === "takeover") return <Fragment key={key}>{drawn}</Fragment>;
    // The screen works without a failed plugin, whose code is loaded again the next time.
    return (
      <ErrorBoundary key={key} fallback={null} onError={() => loaded.delete(entry)}>
        {drawn}
      </ErrorBoundary>
    );
  });
}

/** Cached by entry, because a new `lazy` component at every render would mount the slot again. */
function componentOf<Name extends keyof ComponentSlots>(
  entry: ComponentEntry<Name>,
): ComponentType<ComponentSlots[Name]> {
  const known = loaded.get(entry);
  if (known !== undefined) return known as ComponentType<ComponentSlots[Name]>;
  const component = lazy(entry.load) as unknown as ComponentType<ComponentSlots[Name]>;
  loaded.set(entry, component);
  return component;
}
