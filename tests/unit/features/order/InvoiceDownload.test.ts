import { expect, test, vi } from "vitest";
import { InvoiceDownload } from "#features/order/InvoiceDownload.ts";
import { HttpApiClient } from "#kernel/http/HttpApiClient.ts";
import type { TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import { order } from "#stories/support/commerceBuilders.ts";
import { FakeNotices } from "../../domain/support/fakes";
import { FakeClock } from "../../kernel/support/fakes";

/** @param response what is read at each call */
function download(response: Partial<TransportResponse>) {
  const sent: TransportRequest[] = [];
  const transport = {
    send: async (request: TransportRequest) => {
      sent.push(request);
      return { status: 200, headers: {}, body: new ArrayBuffer(4), ...response };
    },
  };
  const gate = { accessToken: () => "token", renew: async () => undefined };
  const api = new HttpApiClient(
    transport,
    gate,
    () => ({}),
    "",
    new FakeClock(),
    () => {},
  );
  const notices = new FakeNotices();
  const save = vi.fn();
  return { sent, notices, save, store: new InvoiceDownload(api, notices, save) };
}

test("spec 7.2, Orders: the invoice is asked for as bytes and saved as a PDF under the order's number", async () => {
  const { sent, save, store } = download({});
  await store.download(order({ orderNumber: "../FB-1042" }));
  expect([sent[0]?.url, sent[0]?.responseType]).toEqual(["/api/orders/order-1/invoice", "arraybuffer"]);
  expect(save).toHaveBeenCalledWith(expect.any(ArrayBuffer), "invoice-FB-1042.pdf", "application/pdf");
});

test("reading 12: a refused invoice shows the platform's words, read out of the bytes", async () => {
  const words = { statusCode: 409, code: "NOT_DELIVERED", message: "The invoice comes with the delivery." };
  const body = new TextEncoder().encode(JSON.stringify(words)).buffer;
  const { notices, save, store } = download({ status: 409, body });
  await store.download(order());
  expect([notices.messages, save.mock.calls.length, store.isRunning]).toEqual([[words.message], 0, false]);
});

test("an invoice that fails to load says so in our own words", async () => {
  const { notices, store } = download({ status: 500, body: new ArrayBuffer(3) });
  await store.download(order());
  expect(notices.messages).toEqual(["The invoice could not be downloaded. Please try again."]);
});

test("the error of an invoice goes when it is asked for again", async () => {
  const answer = { status: 500 };
  const { notices, save, store } = download(answer);
  await store.download(order());
  expect(notices.withdrawn).toEqual([]);
  answer.status = 200;
  await store.download(order());
  expect([notices.withdrawn, save.mock.calls.length]).toEqual([notices.messages, 1]);
});
