import { act } from "react";
import { expect, test, vi } from "vitest";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import { UpdateFields } from "#features/subscription/views/UpdateFields.tsx";
import { subscription } from "#stories/support/subscriptionBuilders.ts";
import { click, mount, type } from "../../design/mount";

async function open(daysOfWeek: Weekday[]) {
  const onSave = vi.fn();
  const onRefused = vi.fn();
  const one = subscription();
  const subscriptionRecurrence = { ...one.subscriptionRecurrence, daysOfWeek, startDate: "2026-03-05" };
  const form = await mount(
    <UpdateFields
      id="update"
      subscription={{ ...one, subscriptionRecurrence }}
      today="2026-03-01"
      onRefused={onRefused}
      onSave={onSave}
    />,
  );
  const day = (name: string) =>
    [...form.host.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;
  const send = () => act(async () => form.get<HTMLFormElement>("form").requestSubmit());
  const end = (date: string) => type(form.get<HTMLInputElement>('input[name="endDate"]'), date);
  return { ...form, onSave, onRefused, day, send, end };
}

test.each([
  [[], "", "Error! Please select repeated days."],
  [[], "2026-01-01", "Error! Please select repeated days."],
  [["SUNDAY"], "2026-03-04", "Error! End date cannot be earlier than start date."],
] as [Weekday[], string, string][])("spec 5, Subscription update: days %j until '%s'", async (days, date, words) => {
  const form = await open(days);
  await form.end(date);
  await form.send();
  expect(form.onRefused).toHaveBeenCalledExactlyOnceWith(words);
  expect(form.host.textContent).toContain(words);
  expect(form.onSave).not.toHaveBeenCalled();
  await form.unmount();
});

test.each(["", "2026-03-05", "2026-06-30"])(
  "spec 4, Subscription: days and an end date '%s' are saved",
  async (date) => {
    const form = await open(["SUNDAY"]);
    await click(form.day("Friday"));
    await click(form.day("Sunday"));
    await form.end(date);
    await form.send();
    expect(form.onSave).toHaveBeenCalledExactlyOnceWith({ daysOfWeek: ["FRIDAY"], endDate: date });
    expect(form.get<HTMLInputElement>('input[name="startDate"]').readOnly).toBe(true);
    await form.unmount();
  },
);

test("the focus goes to the days where none is chosen, and the message goes away with the choice", async () => {
  const form = await open([]);
  await form.send();
  await vi.waitFor(() => expect(document.activeElement).toBe(form.day("Sunday")));
  await click(form.day("Monday"));
  await vi.waitFor(() => expect(form.host.textContent).not.toContain("Error!"));
  await form.unmount();
});
