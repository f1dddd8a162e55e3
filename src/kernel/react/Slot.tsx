import { type ComponentType, lazy, Suspense } from "react";
import { SlotRegistry } from "../plugin/SlotRegistry";
import type { ComponentEntry, ComponentSlots } from "../plugin/Slots.types";
import { useService } from "./useService";

const loaded = new WeakMap<object, unknown>();

/** Draws what the build's manifests hang into `name`; nothing where there is nothing. */
export function Slot<Name extends keyof ComponentSlots>({ name, props }: { name: Name; props: ComponentSlots[Name] }) {
  const registry = useService(SlotRegistry);
  return registry.components(name).map((entry) => {
    const Entry = componentOf(entry) as ComponentType<object>;
    return (
      <Suspense key={`${entry.slot}-${entry.order}`} fallback={null}>
        <Entry {...props} />
      </Suspense>
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
