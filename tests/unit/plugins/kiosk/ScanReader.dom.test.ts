import { beforeEach, describe, expect, it, vi } from "vitest";
import { ScanReader } from "#plugins/kiosk/input/ScanReader.ts";

describe("a scanner that types like a keyboard", () => {
  const onScan = vi.fn();
  let reader: ScanReader;
  let now = 0;

  beforeEach(() => {
    onScan.mockReset();
    now = 1000;
    document.body.replaceChildren();
    reader = new ScanReader(onScan);
  });

  /** Types a key every `pauseMs`, as a scanner or a person would. */
  const type = (keys: string[], pauseMs: number, target: Element = document.body) =>
    keys.map((key) => {
      now += pauseMs;
      const event = new KeyboardEvent("keydown", { key, cancelable: true });
      Object.defineProperties(event, {
        isTrusted: { value: true },
        timeStamp: { value: now },
        target: { value: target },
      });
      reader.hear(event);
      if (target instanceof HTMLInputElement && key.length === 1) target.value += key;
      return event.defaultPrevented;
    });

  it("is recognised by its speed, and ended by Enter", () => {
    type([..."8901030865278", "Enter"], 5);
    expect(onScan).toHaveBeenCalledExactlyOnceWith("8901030865278");
  });

  it("does not take a person's typing for a scan, however long", () => {
    type([..."shimla apple", "Enter"], 120);
    expect(onScan).not.toHaveBeenCalled();
  });

  it("takes no single quick key and Enter for a scan", () => {
    type(["1", "2", "Enter"], 5);
    expect(onScan).not.toHaveBeenCalled();
  });

  it("reads capital letters, which come with Shift", () => {
    type(["Shift", "F", "Shift", "B", "-", "1", "Enter"], 5);
    expect(onScan).toHaveBeenCalledExactlyOnceWith("FB-1");
  });

  it("removes its code from the field that had the focus, and its Enter submits nothing", () => {
    const field = document.createElement("input");
    field.value = "asha";
    document.body.append(field);
    const heard = vi.fn();
    field.addEventListener("input", heard);
    const refused = type([..."8901030865278", "Enter"], 5, field);
    expect(field.value).toBe("asha");
    expect(heard).toHaveBeenCalledOnce();
    expect(refused.at(-1)).toBe(true);
  });
});
