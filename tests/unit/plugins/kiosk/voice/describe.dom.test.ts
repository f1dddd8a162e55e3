import { expect, describe as group, it } from "vitest";
import { describe, textOf } from "#plugins/kiosk/voice/describe.ts";
import { spoken } from "#plugins/kiosk/voice/spoken.ts";
import * as english from "#plugins/kiosk/words.en.ts";
import * as hindi from "#plugins/kiosk/words.hi.ts";
import * as urdu from "#plugins/kiosk/words.ur.ts";

const first = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

group("what is said of an element", () => {
  it.each([
    ["<button>Add</button>", "Add, button"],
    ['<button aria-label="Add: Milk">Add</button>', "Add: Milk, button"],
    ['<button aria-pressed="true">Larger text</button>', "Larger text, button, on"],
    ['<button aria-pressed="false">Larger text</button>', "Larger text, button, off"],
    ['<button aria-current="true">Dairy</button>', "Dairy, button, chosen"],
    ['<button aria-disabled="true">Pay</button>', "Pay, button, not possible now"],
    ['<input aria-label="Name">', "Name, text field, empty"],
    ['<input aria-label="Name" value="Asha">', "Name, text field, Asha"],
    ['<input type="checkbox" aria-label="Gift" checked>', "Gift, on"],
    ["<p>Total ₹1,234.50</p>", "Total 1234 rupees 50 paise"],
    ["<p><span>Total</span><strong>₹27.00</strong></p>", "Total 27 rupees"],
    ['<p>Pay <span aria-hidden="true">→</span></p>', "Pay"],
  ])("%s", (html, said) => {
    expect(describe(first(html), english)).toBe(said);
  });

  it("says a card's price with its name", () => {
    const card = first('<div><button aria-describedby="price">Milk</button><p id="price">₹27.00</p></div>');
    expect(describe(card.querySelector("button") as Element, hindi)).toBe("Milk, बटन, 27 रुपये");
  });

  it("reads an order's number digit by digit", () => {
    expect(textOf(first('<p data-digits="">1042</p>'))).toBe("1 0 4 2");
  });

  it("leaves out the marks that isolate a name in a sentence", () => {
    expect(spoken(urdu.soldOut("Milk"), urdu)).toBe("Milk کا اسٹاک ختم ہے");
  });

  it("reads signs as a pause, not as words", () => {
    expect(spoken("500 g · 3 sizes", english)).toBe("500 g, 3 sizes");
    expect(spoken("One moment …", english)).toBe("One moment");
  });
});
