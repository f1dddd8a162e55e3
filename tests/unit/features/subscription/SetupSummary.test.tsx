import { expect, test } from "vitest";
import { subscriptionSummary } from "#domain/subscriptions/index.ts";
import { SetupSummary } from "#features/subscription/views/SetupSummary.tsx";
import { renderToText } from "../../design/renderToText";

const drawn = (delivery?: number) =>
  renderToText(
    <SetupSummary
      summary={subscriptionSummary(4000, 3400, 2)}
      delivery={delivery}
      daysOfWeek={["MONDAY", "FRIDAY"]}
      confirming={false}
    />,
  ).replace(/<!-- -->/g, "");

test("the charge of each delivery stands below the total of the goods, with what is to be paid then (reading 38)", () => {
  expect(drawn(29)).toMatch(
    /Total.*₹68\.00.*Delivery adds.*₹29\.00.*To pay each time.*₹97\.00.*For each delivery, every Monday/s,
  );
});

test.each([0, undefined])("a delivery that costs nothing more (%s) is not mentioned", (delivery) => {
  expect(drawn(delivery)).toContain("For each delivery, every Monday and Friday");
  expect(drawn(delivery)).not.toMatch(/Delivery adds|To pay/);
});
