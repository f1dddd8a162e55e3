import { describe, expect, it } from "vitest";
import { backspaceAt, fromBoxes, toBoxes, typeInto } from "#design/fields/otpDigits.ts";

describe("the six boxes of a code (spec 5)", () => {
  it("take one digit and move on", () => {
    expect(typeInto("", 0, "7")).toEqual({ value: "7", focus: 1 });
    expect(typeInto("12345", 5, "6")).toEqual({ value: "123456", focus: 5 });
  });

  it("take no letters", () => {
    expect(typeInto("12", 2, "x")).toEqual({ value: "12", focus: 2 });
  });

  it("replace a digit, on whichever side of it the caret is", () => {
    expect(typeInto("123", 1, "29").value).toBe("193");
    expect(typeInto("123", 1, "92").value).toBe("193");
    expect(typeInto("123", 1, "22").value).toBe("123");
  });

  it("take a whole code in any box, from the first on", () => {
    expect(typeInto("", 0, "123456")).toEqual({ value: "123456", focus: 5 });
    expect(typeInto("99", 3, "Your code is 123 456")).toEqual({ value: "123456", focus: 5 });
    expect(typeInto("9", 0, "1234567").value).toBe("123456");
  });

  it("take a part of a code where it was pasted", () => {
    expect(typeInto("12", 2, "345")).toEqual({ value: "12345", focus: 5 });
  });

  it("keep an empty box as a blank", () => {
    expect(typeInto("", 2, "5").value).toBe("  5");
    expect(toBoxes("  5")).toEqual(["", "", "5", "", "", ""]);
    expect(fromBoxes(["1", "", "3", "", "", ""])).toBe("1 3");
  });

  it("clear a box by backspace, and go back from an empty one", () => {
    expect(backspaceAt("123", 2)).toEqual({ value: "12", focus: 2 });
    expect(backspaceAt("12", 2)).toEqual({ value: "1", focus: 1 });
    expect(backspaceAt("", 0)).toEqual({ value: "", focus: 0 });
  });
});
