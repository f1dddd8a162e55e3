import { expect, test } from "vitest";
import { requestId } from "#server/platform/http/requestId.ts";

test("each request gets an id that no other has", () => {
  const ids = Array.from({ length: 1_000 }, () => requestId(undefined));
  expect(new Set(ids).size).toBe(1_000);
});

test("a proxy's id is taken over if it looks like one", () => {
  expect(requestId("from-the-proxy_1")).toBe("from-the-proxy_1");
  for (const odd of ["short", "with space", "line\nbreak", "a".repeat(65), ["twice-given", "twice-given"]]) {
    expect(requestId(odd)).toMatch(/^[\w-]{23}-\w{6}$/);
  }
});
