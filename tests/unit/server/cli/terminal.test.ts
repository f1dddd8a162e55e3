import { afterEach, expect, it, vi } from "vitest";
import { terminal } from "#server/cli/terminal.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What `say`, `warn` and `progress` write about a text. */
function shown(text: string): { out: string; err: string } {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(process.stdout, "write").mockImplementation((bytes) => out.push(String(bytes)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((bytes) => err.push(String(bytes)) > 0);
  const io = terminal();
  io.say(text);
  io.warn(text);
  io.progress(text);
  vi.restoreAllMocks();
  return { out: out.join(""), err: err.join("") };
}

it("shows control characters in readable form, and never sends them to the terminal", () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code));
  const hostile = controls.filter((sign) => /\p{Cc}/u.test(sign) && sign !== "\t").join("a");
  const hidden = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff";
  const { out, err } = shown(`Asha ${hostile}${hidden} अक्\u200dष`);
  for (const text of [out, err]) {
    // Each line ends with the terminal's own line break.
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
    expect(text).toContain("अक्\u200dष");
    expect(text).toContain("\ufffd");
  }
  expect(out.split("\n")).toHaveLength(2);
  expect(err.split("\n")).toHaveLength(3);
});

it("does not change ordinary text, tabs and rupee signs", () => {
  expect(shown("₹45.50\tमैंगो – 500 g").out).toBe("₹45.50\tमैंगो – 500 g\n");
});
