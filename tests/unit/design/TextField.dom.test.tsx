import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { TextField } from "#design/fields/TextField.tsx";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";
import { COLOURS } from "./renderToText";

// React itself decides when effects run.
beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));

const form = observable({ mobile: "" });
const View = observer(function View() {
  return (
    <TextField
      label="Mobile Number"
      name="mobile"
      value={form.mobile}
      onChange={(text) => runInAction(() => Object.assign(form, { mobile: text }))}
    />
  );
});

it("keeps what is typed as soon as the field appears", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const appeared = new Promise<HTMLInputElement>((resolve) => {
    // The observer runs after the commit and before React's next task, in which the effects run.
    new MutationObserver((_, watcher) => {
      const input = place.querySelector("input");
      if (input === null) return;
      watcher.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "9");
      input.dispatchEvent(new Event("input", { bubbles: true }));
      resolve(input);
    }).observe(place, { childList: true, subtree: true });
  });
  startTransition(() =>
    root.render(
      <ThemeProvider colours={COLOURS} targetDocument={document}>
        <View />
      </ThemeProvider>,
    ),
  );
  const input = await appeared;
  expect(input.value).toBe("9");
  root.unmount();
});
