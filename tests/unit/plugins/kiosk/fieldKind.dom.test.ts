import { expect, it } from "vitest";
import { fieldKind } from "#plugins/kiosk/input/fieldKind.ts";

it.each([
  ["numbers", '<input type="tel">'],
  ["numbers", '<input type="number">'],
  ["numbers", '<input inputmode="numeric">'],
  ["letters", "<input>"],
  ["letters", '<input type="email">'],
  ["letters", '<input type="search">'],
  ["letters", "<textarea></textarea>"],
  [undefined, "<textarea readonly></textarea>"],
  [undefined, "<input readonly>"],
  [undefined, "<input disabled>"],
  [undefined, '<input type="checkbox">'],
  [undefined, '<input type="range">'],
  [undefined, "<button>Add</button>"],
])("the keyboard with %s is for %s", (kind, html) => {
  document.body.innerHTML = html;
  expect(fieldKind(document.body.firstElementChild)).toBe(kind);
});
