import { expect, test } from "vitest";
import { toProblem } from "#server/platform/http/problems.ts";

const failing = (fields: object, message = "failed") =>
  new Error("Failed query", { cause: Object.assign(new Error(message), fields) });

test.each([
  ["a full disk of PostgreSQL", failing({ code: "53100" })],
  ["a quota of PostgreSQL's disk", failing({ code: "XX000" }, "could not write: Disk quota exceeded")],
  ["a panic of the embedded engine", failing({ code: "58P01", severity: "PANIC" })],
  ["a full disk of the uploads", Object.assign(new Error("write"), { code: "ENOSPC" })],
  ["a quota of the uploads", Object.assign(new Error("write"), { code: "EDQUOT" })],
])("%s is answered with 503, when to come again, and a sentence", (_, error) => {
  const { statusCode, code, details } = toProblem(error);
  expect({ statusCode, code, ...details }).toEqual({
    statusCode: 503,
    code: "STORAGE_FULL",
    retryable: true,
    retryAfter: 60,
  });
});

test.each(["53000", "53200", "53300", "53400", "57014", "57P01", "08006"])(
  "state %s is answered with 503, too",
  (code) => {
    expect(toProblem(failing({ code }))).toMatchObject({
      statusCode: 503,
      code: "UNAVAILABLE",
      details: { retryable: true, retryAfter: 1 },
    });
  },
);
