import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";
import { COLOURS } from "./renderToText";

/** Draws these elements into the test's document, with the theme. */
export async function mount(element: ReactNode) {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  const root = createRoot(host);
  const renderer = createGriffelRenderer(document);
  const render = (next: ReactNode) =>
    act(async () =>
      root.render(
        <ThemeProvider colours={COLOURS} renderer={renderer} targetDocument={document}>
          {next}
        </ThemeProvider>,
      ),
    );
  await render(element);
  return {
    host,
    render,
    unmount: () => act(async () => root.unmount()),
    /** The one element that matches a selector; throws otherwise. */
    get<T extends HTMLElement = HTMLElement>(selector: string): T {
      const found = host.querySelector<T>(selector);
      if (!found) throw new Error(`nothing matches ${selector} in ${host.innerHTML}`);
      return found;
    },
  };
}

export const click = (element: HTMLElement) => act(async () => element.click());

/** Types as a person does: React listens to the native setter's event. */
export function type(input: HTMLInputElement, value: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export const press = (element: HTMLElement, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

/** True when the field accepted the paste. */
export async function paste(element: HTMLElement, text: string): Promise<boolean> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => {
    element.dispatchEvent(event);
  });
  return !event.defaultPrevented;
}
