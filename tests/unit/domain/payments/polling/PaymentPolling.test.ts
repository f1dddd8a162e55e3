import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { PaymentPolling } from "#domain/payments/polling/PaymentPolling.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { FakeVisibility } from "../paymentHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function poll(answers: (TransactionStatus | Error)[], { limitMs = 30_000, takesMs = 0 } = {}) {
  const visibility = new FakeVisibility();
  const polling = new PaymentPolling(new SystemClock(), visibility);
  const asked: number[] = [];
  const failures: number[] = [];
  const began = Date.now();
  let open = 0;
  let mostOpen = 0;
  const end = polling.poll({
    status: async () => {
      asked.push(Date.now() - began);
      mostOpen = Math.max(mostOpen, ++open);
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
      open -= 1;
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? "PROGRESS";
      if (answer instanceof Error) throw answer;
      return answer;
    },
    until: began + limitMs,
    onFailure: () => failures.push(Date.now() - began),
  });
  return { polling, visibility, asked, failures, end, mostOpen: () => mostOpen };
}

describe("polling a payment (spec 9, bar 15)", () => {
  it("asks every 3 s until the status is another than PROGRESS", async () => {
    const { asked, end } = poll(["PROGRESS", "PROGRESS", "SUCCEEDED"]);
    await pass(10_000);
    expect(await end).toBe("SUCCEEDED");
    expect(asked).toEqual([0, 3_000, 6_000]);
  });

  it("goes on at an unknown status (reading 34)", async () => {
    const { asked, end } = poll(["PENDING" as TransactionStatus, "SUCCEEDED"]);
    await pass(10_000);
    expect(await end).toBe("SUCCEEDED");
    expect(asked).toEqual([0, 3_000]);
  });

  it("never asks twice at once, however long an answer takes", async () => {
    const { mostOpen, asked, end } = poll(["PROGRESS"], { takesMs: 7_000 });
    await pass(60_000);
    await end;
    expect(mostOpen()).toBe(1);
    expect(asked).toEqual([0, 10_000, 20_000, 30_000]);
  });

  it("rests while the page is hidden, and asks at once when it is visible again", async () => {
    const { visibility, asked } = poll(["PROGRESS"], { limitMs: 420_000 });
    await pass(3_500);
    visibility.turn(false);
    await pass(60_000);
    expect(asked).toEqual([0, 3_000]);
    visibility.turn(true);
    await pass(1);
    expect(asked.at(-1)).toBe(63_500);
  });

  it("asks less often while calls fail, and shows one message for a run of failures (reading 11)", async () => {
    const broken = new NetworkError();
    const { asked, failures } = poll([broken, broken, broken, "PROGRESS", broken, "PROGRESS"], { limitMs: 420_000 });
    await pass(45_000);
    expect(asked.slice(0, 6)).toEqual([0, 6_000, 18_000, 33_000, 36_000, 42_000]);
    expect(failures).toEqual([0, 36_000]);
  });

  it("reports the time limit only after one last call", async () => {
    const late = poll(["PROGRESS"], { limitMs: 4_000 });
    await pass(5_000);
    expect(await late.end).toBe("TIME_LIMIT");
    expect(late.asked).toEqual([0, 3_000, 4_000]);
  });

  it("a tab that slept through the limit has not missed a payment", async () => {
    const { visibility, end } = poll(["PROGRESS", "SUCCEEDED"]);
    await pass(10);
    visibility.turn(false);
    await pass(600_000);
    visibility.turn(true);
    await pass(10);
    expect(await end).toBe("SUCCEEDED");
  });

  it("ends at once when it is stopped, or when there is no such payment", async () => {
    const { polling, end } = poll(["PROGRESS"]);
    await pass(10);
    polling.end("STOPPED");
    expect(await end).toBe("STOPPED");
    expect(await poll([new HttpError(404, "NOT_FOUND", "This payment is not there.")]).end).toBe("STOPPED");
  });

  it("asks at once when the shopper says so", async () => {
    const { polling, asked } = poll(["PROGRESS"]);
    await pass(500);
    polling.askNow();
    await pass(1);
    expect(asked).toEqual([0, 500]);
  });
});
