import { IsIn, IsNotEmpty, Length, Matches, MaxLength } from "class-validator";
import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { createForm } from "#design/forms/createForm.ts";
import { formMessages } from "#design/forms/messages.ts";
import { OptionalText } from "#design/forms/OptionalText.ts";
import { settled } from "../kernel/support/fakes";

class SampleForm {
  @IsNotEmpty({ message: formMessages.required })
  @MaxLength(10, { message: formMessages.tooLong })
  name = "";

  @IsNotEmpty({ message: formMessages.required })
  @Length(6, 6, { message: formMessages.invalid })
  @Matches(/^\d*$/, { message: formMessages.invalid })
  pin = "";

  @OptionalText()
  @Matches(/@/, { message: formMessages.invalid })
  email = "";

  @IsIn(["Home", "Office"], { message: "Address Type is required" })
  addressType = "Home";

  saved = true;
}

const labels = { name: "Name", pin: "Pincode", email: "Email", addressType: "Address Type", saved: "Save" };
const right = { name: " Asha ", pin: "560001" };

function setUp(initial: Partial<SampleForm> = {}, onSubmit: (values: SampleForm) => void | Promise<void> = vi.fn()) {
  return { form: createForm(SampleForm, { initial, labels, onSubmit }), onSubmit };
}

describe("a form judged by its class's decorators (spec 5)", () => {
  it("says nothing before it is touched", () => {
    const { form } = setUp();
    expect(form.field("name").error).toBeUndefined();
    expect(form.field("name").value).toBe("");
    expect(form.field("addressType").value).toBe("Home");
  });

  it("sends nothing and names every wrong field on submit", async () => {
    const { form, onSubmit } = setUp();
    expect(await form.submit()).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.field("name").error).toBe("Name is required");
    expect(form.field("pin").error).toBe("Pincode is required");
    expect(form.field("email").error).toBeUndefined();
  });

  it("counts blanks as nothing", async () => {
    const { form } = setUp({ name: "   ", pin: "560001" });
    await form.submit();
    expect(form.field("name").error).toBe("Name is required");
  });

  it("uses the decorator's own message for what is too long or malformed", async () => {
    const { form } = setUp({ name: "a very long name", pin: "12345", email: "nobody" });
    await form.submit();
    expect(form.field("name").error).toBe("Name exceeds maximum length");
    expect(form.field("pin").error).toBe("Please enter a valid Pincode");
    expect(form.field("email").error).toBe("Please enter a valid Email");
  });

  it("judges one field when it is left, and again as it is typed into", async () => {
    const { form } = setUp();
    form.field("pin").onChange("12");
    form.field("pin").onBlur?.();
    await vi.waitFor(() => expect(form.field("pin").error).toBe("Please enter a valid Pincode"), 10_000);
    expect(form.field("name").error).toBeUndefined();
    form.field("pin").onChange("560001");
    await vi.waitFor(() => expect(form.field("pin").error).toBeUndefined(), 10_000);
  });

  it("says nothing of an empty field that is left untouched, and nothing yet as it is typed into after that", async () => {
    const { form } = setUp();
    form.field("pin").onBlur?.();
    await settled();
    expect(form.field("pin").error).toBeUndefined();
    form.field("pin").onChange("5");
    await settled();
    expect(form.field("pin").error).toBeUndefined();
    form.field("pin").onChange("");
    form.field("pin").onBlur?.();
    await vi.waitFor(() => expect(form.field("pin").error).toBe("Pincode is required"), 10_000);
  });

  it("sends trimmed values once when all is right", async () => {
    const { form, onSubmit } = setUp(right);
    const both = await Promise.all([form.submit(), form.submit()]);
    expect(both).toEqual([true, false]);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: "Asha",
      pin: "560001",
      email: "",
      addressType: "Home",
      saved: true,
    });
  });

  it("keeps what was typed when sending fails, and can send again", async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue(undefined);
    const { form } = setUp(right, onSubmit);
    await expect(form.submit()).rejects.toThrow("down");
    expect(form.submitting).toBe(false);
    expect(form.field("name").value).toBe(" Asha ");
    expect(await form.submit()).toBe(true);
  });

  it("marks the required fields", () => {
    const { form } = setUp();
    expect(form.field("name").required).toBe(true);
    expect(form.field("email").required).toBe(false);
  });

  it("is observable", () => {
    const { form } = setUp();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(form.field("name").value));
    form.set({ name: "Ravi" });
    stop();
    expect(seen).toEqual(["", "Ravi"]);
  });

  it("holds switches", () => {
    const { form } = setUp();
    form.checkbox("saved").onChange(false);
    expect(form.checkbox("saved").checked).toBe(false);
    expect(form.values().saved).toBe(false);
  });

  it("goes back to how it started, or to other values", async () => {
    const { form } = setUp({ name: "Asha" });
    form.field("name").onChange("");
    await form.submit();
    form.reset();
    expect(form.field("name").value).toBe("Asha");
    expect(form.field("pin").error).toBeUndefined();
    form.reset({ name: "Ravi", pin: "110001" });
    expect(form.values()).toMatchObject({ name: "Ravi", pin: "110001" });
    expect(form.isDirty).toBe(false);
  });
});
