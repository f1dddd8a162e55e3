import { expect, test } from "vitest";
import { subscriptionSummary } from "../../../../src/domain/subscriptions";
import { SetupSummary } from "../../../../src/features/subscription/views/SetupSummary";
import { renderToText } from "../../ui/renderToText";

const drawn = (delivery?: number) =>
  renderToText(
    <SetupSummary
      summary={subscriptionSummary(4000, 3400, 2)}
      delivery={delivery}
      daysOfWeek={["MONDAY", "FRIDAY"]}
      confirming={false}
    />,
  ).replace(/<!-- -->/g, "");

test("the charge of each delivery is shown beside the total of the goods (spec 9)", () => {
  expect(drawn(2900)).toMatch(/₹68\.00.*For each delivery, every Monday and Friday, plus ₹29\.00 for bringing it/s);
});

test.each([0, undefined])("a delivery that costs nothing more (%s) is not mentioned", (delivery) => {
  expect(drawn(delivery)).toContain("For each delivery, every Monday and Friday");
  expect(drawn(delivery)).not.toContain("for bringing it");
});
