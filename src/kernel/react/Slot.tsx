import { type ComponentType, Fragment, lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { SlotRegistry } from "../plugin/SlotRegistry";
import type { ComponentEntry, ComponentSlots } from "../plugin/Slots.types";
import { useService } from "./useService";

const loaded = new WeakMap<object, unknown>();

/** Draws what the build's manifests hang into `name`; nothing where there is nothing, and nothing of what fails. */
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
    // What takes the place of every screen cannot be left out: its failure is the page's.
    if (name === "takeover") return <Fragment key={key}>{drawn}</Fragment>;
    // The screen around a plugin goes on without it, and asks for its code again the next time.
    return (
      <ErrorBoundary key={key} fallback={null} onError={() => loaded.delete(entry)}>
        {drawn}
      </ErrorBoundary>
    );
  });
}

/** `lazy` must be asked once for each entry, or the slot would be mounted anew at every render. */
function componentOf<Name extends keyof ComponentSlots>(
  entry: ComponentEntry<Name>,
): ComponentType<ComponentSlots[Name]> {
  const known = loaded.get(entry);
  if (known !== undefined) return known as ComponentType<ComponentSlots[Name]>;
  const component = lazy(entry.load) as unknown as ComponentType<ComponentSlots[Name]>;
  loaded.set(entry, component);
  return component;
}
