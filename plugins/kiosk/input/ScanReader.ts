/** A wedge types a character every few ms; nobody's fingers do. */
const SLOWEST_MS = 50;
const SHORTEST = 4;

interface Burst {
  code: string;
  lastAt: number;
  /** What the field that had the focus held before. */
  field: HTMLInputElement | HTMLTextAreaElement | undefined;
  value: string;
}

/** Tells a scanner that types like a keyboard from a person: by its speed, and by the Enter at its end. */
export class ScanReader {
  private burst: Burst | undefined;

  constructor(private readonly onScan: (code: string) => void) {}

  /** The answer ends it. */
  start(): () => void {
    const hear = (event: KeyboardEvent) => this.hear(event);
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
  }

  hear(event: KeyboardEvent): void {
    // What our own keyboard sends is no scan.
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

/** The code was not meant for the field that happened to have the focus. */
function putBack({ field, value }: Burst): void {
  if (field === undefined || field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
