/** The longest time in ms between two characters of a scan; a scanner types faster than any person. */
const SLOWEST_MS = 50;
const SHORTEST = 4;

interface Burst {
  code: string;
  lastAt: number;
  /** The field that had the focus, and its value before the scan. */
  field: HTMLInputElement | HTMLTextAreaElement | undefined;
  value: string;
}

/** Recognises a scanner that types like a keyboard by its speed and by the Enter at the end. */
export class ScanReader {
  private burst: Burst | undefined;

  constructor(private readonly onScan: (code: string) => void) {}

  /** Returns a function that ends it. */
  start(): () => void {
    const hear = (event: KeyboardEvent) => this.hear(event);
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
  }

  hear(event: KeyboardEvent): void {
    // Keys of the kiosk's own keyboard are not trusted events, so they do not count.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, timeStamp } = event;
    const isQuick = this.burst !== undefined && timeStamp - this.burst.lastAt <= SLOWEST_MS;
    if (key === "Enter") {
      const { burst } = this;
      this.burst = undefined;
      if (burst === undefined || !isQuick || burst.code.length < SHORTEST) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      putBack(burst);
      this.onScan(burst.code);
    } else if (key.length === 1) {
      if (isQuick && this.burst) this.burst = { ...this.burst, code: this.burst.code + key, lastAt: timeStamp };
      else this.burst = { code: key, lastAt: timeStamp, ...focused(event.target) };
    } else if (key !== "Shift") this.burst = undefined;
  }
}

function focused(target: EventTarget | null): Pick<Burst, "field" | "value"> {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { field: target, value: target.value } : { field: undefined, value: "" };
}

/** Restores the focused field, because the scan was not meant for it. */
function putBack({ field, value }: Burst): void {
  if (field === undefined || field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
