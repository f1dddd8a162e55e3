import { describe, expect, it } from "vitest";
import { reportOfAttempts } from "#server/platform/services/sale/payments/gateways/reportOfAttempts.ts";

type Attempt = Parameters<typeof reportOfAttempts>[0][number];
const attempt = (status: Attempt["status"], gatewayPaymentId = "a", amountPaise = 5600): Attempt => ({
  status,
  gatewayPaymentId,
  amountPaise,
});

describe("The attempts of one session (ADR 44)", () => {
  it("are in progress before the first one", () => {
    expect(reportOfAttempts([])).toEqual({ status: "PROGRESS", captures: [] });
  });

  it("give a capture for each success, whatever the others came to", () => {
    const attempts = [
      attempt("FAILED", "d"),
      attempt("SUCCEEDED", "c", 5600),
      attempt("PROGRESS", "b"),
      attempt("SUCCEEDED", "a", 100),
    ];
    expect(reportOfAttempts(attempts)).toEqual({
      status: "SUCCEEDED",
      captures: [
        { gatewayPaymentId: "c", amountPaise: 5600 },
        { gatewayPaymentId: "a", amountPaise: 100 },
      ],
    });
  });

  it("are in progress while one is, although a newer one has failed", () => {
    expect(reportOfAttempts([attempt("FAILED"), attempt("PROGRESS")])).toEqual({ status: "PROGRESS", captures: [] });
  });

  it("have failed as the newest one did", () => {
    expect(reportOfAttempts([attempt("USER_DROPPED"), attempt("FAILED")]).status).toBe("USER_DROPPED");
    expect(reportOfAttempts([attempt("FAILED"), attempt("USER_DROPPED")]).status).toBe("FAILED");
  });
});
