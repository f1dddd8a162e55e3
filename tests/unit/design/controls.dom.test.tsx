import { act, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { OptionTiles } from "#commerce/option-tiles/OptionTiles.tsx";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { QuantityStepper } from "#commerce/quantity-stepper/QuantityStepper.tsx";
import { SearchBox } from "#commerce/search-box/SearchBox.tsx";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { Button } from "#design/button/Button.tsx";
import { EmailText } from "#design/email/EmailText.tsx";
import { MobileField } from "#design/fields/MobileField.tsx";
import { OtpBoxes } from "#design/fields/OtpBoxes.tsx";
import { LinkProvider } from "#design/link/Link.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { RichText, SanitizeProvider } from "#design/rich-text/RichText.tsx";
import { Stepper } from "#design/stepper/Stepper.tsx";
import { click, mount, paste, press, type } from "./mount";

function Milk() {
  const [quantity, setQuantity] = useState(0);
  return (
    <AddButton
      label="Milk"
      quantity={quantity}
      onAdd={() => setQuantity(1)}
      onIncrease={() => setQuantity(quantity + 1)}
      onDecrease={() => setQuantity(quantity - 1)}
    />
  );
}

function Code({ first, onComplete }: { first: string; onComplete: (code: string) => void }) {
  const [value, setValue] = useState(first);
  return <OtpBoxes value={value} onChange={setValue} onComplete={onComplete} />;
}

/** Holds back all frames until the returned function is called. */
function holdFrames(): () => void {
  const held = new Map<number, FrameRequestCallback>();
  let last = 0;
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((draw) => {
    last += 1;
    held.set(last, draw);
    return last;
  });
  vi.spyOn(globalThis, "cancelAnimationFrame").mockImplementation((frame) => void held.delete(frame));
  return () => {
    for (const [frame, draw] of held) {
      held.delete(frame);
      draw(performance.now());
    }
  };
}

describe("the steps (spec 2.8)", () => {
  it("disable later steps, go back on an earlier one, do nothing on the current one", async () => {
    const onStep = vi.fn();
    const { host } = await mount(<Stepper steps={["Cart", "Checkout", "Order"]} current={1} onStep={onStep} />);
    const [cart, checkout, order] = [...host.querySelectorAll("button")] as [
      HTMLButtonElement,
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    expect([cart.disabled, checkout.disabled, order.disabled]).toEqual([false, false, true]);
    expect(checkout.getAttribute("aria-current")).toBe("step");
    await click(checkout);
    expect(onStep).not.toHaveBeenCalled();
    await click(cart);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(0);
  });
});

describe("quantity", () => {
  it("stops at its least and its most", async () => {
    const call = vi.fn();
    const stepper = (value: number) => (
      <QuantityStepper label="Milk" min={1} max={3} value={value} onIncrease={call} onDecrease={call} />
    );
    const { get, render } = await mount(stepper(1));
    expect(get<HTMLButtonElement>('[aria-label="Decrease Milk"]').disabled).toBe(true);
    await render(stepper(3));
    expect(get<HTMLButtonElement>('[aria-label="Increase Milk"]').disabled).toBe(true);
    expect(get("output").textContent).toContain("3");
  });

  it("keeps the keyboard's focus when Add becomes a stepper and back", async () => {
    const { get } = await mount(<Milk />);
    await click(get('[aria-label="Add Milk to cart"]'));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Increase Milk");
    await click(get('[aria-label="Remove Milk"]'));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Add Milk to cart");
  });

  it("follows an assistive technology that presses Add without moving the focus to it", async () => {
    const { get } = await mount(<Milk />);
    const search = document.body.appendChild(document.createElement("input"));
    search.focus();
    await click(get('[aria-label="Add Milk to cart"]'));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Increase Milk");
    search.remove();
  });

  it("follows a finger's tap once the stepper is drawn, unless the focus is elsewhere by then", async () => {
    const tap = new MouseEvent("click", { bubbles: true, detail: 1 });
    const drawFrames = holdFrames();
    const { get } = await mount(<Milk />);
    await act(async () => get('[aria-label="Add Milk to cart"]').dispatchEvent(tap));
    expect(document.activeElement).toBe(document.body);
    drawFrames();
    const plus = get('[aria-label="Increase Milk"]');
    expect(document.activeElement).toBe(plus);
    // Without the keyboard's ring, until the focus leaves it.
    expect(plus.style.outline).toContain("none");
    plus.blur();
    expect(plus.style.outline).toBe("");

    await click(get('[aria-label="Remove Milk"]'));
    await act(async () => get('[aria-label="Add Milk to cart"]').dispatchEvent(tap));
    const search = document.body.appendChild(document.createElement("input"));
    search.focus();
    drawFrames();
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it("does not take the focus when the cart changes elsewhere", async () => {
    const call = vi.fn();
    const milk = (quantity: number) => (
      <AddButton label="Milk" quantity={quantity} onAdd={call} onIncrease={call} onDecrease={call} />
    );
    const { render } = await mount(milk(0));
    await render(milk(2));
    expect(document.activeElement).toBe(document.body);
  });

  it("says sold out and cannot be pressed", async () => {
    const call = vi.fn();
    const { get } = await mount(
      <AddButton label="Milk" quantity={0} soldOut onAdd={call} onIncrease={call} onDecrease={call} />,
    );
    expect(get<HTMLButtonElement>("button").disabled).toBe(true);
    expect(get("button").textContent).toBe("Sold out");
  });
});

describe("what a press replaces at once", () => {
  const card = <ProductCard href="/p/1" name="Milk" sellingPrice={6600} action={<Milk />} />;

  it.each(["a", "button"])("is not given the focus by a finger: %s", async (element) => {
    const { get } = await mount(
      <>
        <input />
        {card}
      </>,
    );
    const isKept = (pointerType: string) => {
      const down = new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType });
      get(element).dispatchEvent(down);
      return down.defaultPrevented;
    };
    expect([isKept("touch"), isKept("mouse")]).toEqual([true, false]);
    // This would keep the focus, and its keyboard on a phone's screen.
    get<HTMLInputElement>("input").focus();
    expect(isKept("touch")).toBe(false);
  });
});

describe("a busy button", () => {
  it("keeps its focus and does not act again", async () => {
    const onClick = vi.fn();
    const { get } = await mount(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await click(get("button"));
    expect(onClick).not.toHaveBeenCalled();
    expect(get<HTMLButtonElement>("button").disabled).toBe(false);
    expect(get("button").getAttribute("aria-busy")).toBe("true");
  });
});

describe("the mobile field (spec 5)", () => {
  it("strips everything but digits, cuts to ten, and blocks a paste of other text", async () => {
    const onChange = vi.fn();
    const { get } = await mount(
      <MobileField name="mobile" value="" onChange={onChange} error="Phone number is required" />,
    );
    const input = get<HTMLInputElement>("input");
    await type(input, "98a76 543-2109");
    expect(onChange).toHaveBeenLastCalledWith("9876543210");
    expect(input.maxLength).toBe(10);
    expect(input.inputMode).toBe("numeric");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(get("form, div").textContent).toContain("+91");
    expect(get("form, div").textContent).toContain("Phone number is required");
  });
});

describe("a pasted number (spec 5)", () => {
  async function pasted(text: string, value = "") {
    const onChange = vi.fn();
    const { get } = await mount(<MobileField name="mobile" value={value} onChange={onChange} />);
    await paste(get("input"), text);
    return onChange.mock.lastCall?.[0];
  }

  it.each([
    "9822200004",
    "919822200004",
    "+91 98222-00004",
    "+91-98222 00004",
    "09822200004",
    "0091 9822200004",
    "(+91) 98222.00004",
    "\u202a+91\u00a098222\u201100004\u202c",
  ])("'%s' is the number 9822200004, over whatever stood there", async (text) => {
    expect(await pasted(text)).toBe("9822200004");
    expect(await pasted(text, "12345")).toBe("9822200004");
  });

  it("may begin with 91 without a plus sign, and has ten digits at most", async () => {
    expect(await pasted("9198222000")).toBe("9198222000");
    expect(await pasted("98222000045")).toBe("9822200004");
  });

  it.each(["call me", "call 9822200004", "9822200004x", "-", ""])("'%s' is blocked", async (text) => {
    expect(await pasted(text)).toBeUndefined();
  });
});

describe("the code's boxes (spec 5)", () => {
  async function boxes(first = "") {
    const onComplete = vi.fn();
    const { host } = await mount(<Code first={first} onComplete={onComplete} />);
    const inputs = [...host.querySelectorAll("input")];
    const at = (index: number) => inputs[index] as HTMLInputElement;
    return { at, onComplete, code: () => inputs.map((input) => input.value).join("") };
  }

  it("move on with each digit and tell when the sixth is in", async () => {
    const { at, onComplete, code } = await boxes();
    for (const [index, digit] of [..."123456"].entries()) {
      await type(at(index), digit);
      expect(document.activeElement).toBe(at(Math.min(5, index + 1)));
    }
    expect(code()).toBe("123456");
    expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
  });

  it("send another code typed over the first one once, after six new digits, even equal ones", async () => {
    const { at, onComplete } = await boxes("123456");
    for (const digit of "987014") await type(at(5), digit);
    expect(onComplete).not.toHaveBeenCalled();
    for (const [index, digit] of [..."98701"].entries()) await type(at(index), digit);
    await press(at(5), "4");
    expect(onComplete).toHaveBeenCalledExactlyOnceWith("987014");
  });

  it("have the focus in the first box after an error, and go on from there", async () => {
    const { host, render } = await mount(<OtpBoxes value="123456" onChange={() => {}} />);
    const at = (index: number) => host.querySelectorAll("input")[index] as HTMLInputElement;
    at(5).focus();
    await render(<OtpBoxes value="" onChange={() => {}} error="Invalid OTP. Please try again." />);
    expect(document.activeElement).toBe(at(0));
    at(1).focus();
    await render(<OtpBoxes value="1" onChange={() => {}} />);
    expect(document.activeElement).toBe(at(1));
  });

  it("take a code autofilled into the first box whole", async () => {
    const { at, code } = await boxes();
    expect(at(0).autocomplete).toBe("one-time-code");
    expect(at(0).maxLength).toBeGreaterThanOrEqual(6);
    await type(at(0), "654321");
    expect(code()).toBe("654321");
  });

  it("take a pasted code whole", async () => {
    const { at, code } = await boxes();
    await paste(at(2), "11 22 33");
    expect(code()).toBe("112233");
  });

  it("go back with backspace and by arrows", async () => {
    const { at, code } = await boxes("123");
    at(3).focus();
    await press(at(3), "Backspace");
    expect(code()).toBe("12");
    expect(document.activeElement).toBe(at(2));
    await press(at(2), "ArrowLeft");
    expect(document.activeElement).toBe(at(1));
    await press(at(1), "End");
    expect(document.activeElement).toBe(at(5));
  });
});

describe("search (spec 2.2)", () => {
  it("runs on Enter with non-empty text only", async () => {
    const onSearch = vi.fn();
    const { get } = await mount(<SearchBox placeholder="Search a product" onSearch={onSearch} />);
    const submit = () => click(get("button"));
    await submit();
    await type(get("input"), "   ");
    await submit();
    expect(onSearch).not.toHaveBeenCalled();
    await type(get("input"), " milk ");
    await submit();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("milk");
  });
});

describe("the announcement (spec 2.2)", () => {
  it("can be paused and dismissed", async () => {
    const onDismiss = vi.fn();
    const { get } = await mount(<AnnouncementBar message="Free delivery" onDismiss={onDismiss} />);
    await click(get('[aria-label="Pause announcement"]'));
    await click(get('[aria-label="Play announcement"]'));
    await click(get('[aria-label="Dismiss announcement"]'));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe("links", () => {
  it("are drawn by the app's router", async () => {
    const { get } = await mount(
      <LinkProvider value={({ href, ...rest }) => <a data-router="" href={`/store${href}`} {...rest} />}>
        <ProductCard href="/product/1" name="Milk" sellingPrice={100} />
      </LinkProvider>,
    );
    expect(get("a[data-router]").getAttribute("href")).toBe("/store/product/1");
  });
});

describe("a broken picture", () => {
  it("is replaced by a drawing with its description", async () => {
    const { get, host } = await mount(<Picture src="/gone.webp" alt="Milk" width={100} height={100} />);
    // The test's document loads no pictures, so for React this one failed before React listened.
    await vi.waitFor(() => expect(host.querySelector("img")).toBeNull());
    expect(get("[role=img]").getAttribute("aria-label")).toBe("Milk");
  });
});

describe("an e-mail address", () => {
  it("breaks before its @ and its dots, and is read in one piece", async () => {
    const { host } = await mount(<EmailText address="help@fresh.example" />);
    expect(host.querySelector("span")?.innerHTML).toBe("help<wbr>@fresh<wbr>.example");
    expect(host.textContent).toBe("help@fresh.example");
  });
});

describe("a choice that is missing", () => {
  it("says so and takes the focus, each time", async () => {
    const choice = (missing: number) => (
      <>
        <PaymentChoice
          title="Payment Method"
          legend="Choose how to pay"
          emptyText=""
          methods={[{ method: "COD", label: "Cash on delivery", description: "" }]}
          chosen={null}
          error={missing > 0 ? "Please select Payment Method" : undefined}
          missing={missing}
          onChoose={() => {}}
          onRetry={() => {}}
        />
        <button type="button">Continue</button>
      </>
    );
    const { get, render } = await mount(choice(0));
    expect(document.activeElement).toBe(document.body);
    for (const time of [1, 2]) {
      get("button").focus();
      await render(choice(time));
      expect(document.activeElement).toBe(get("input"));
    }
    const group = get("fieldset");
    const words = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent).toBe("Please select Payment Method");
  });
});

describe("tiles", () => {
  it("are one radio group", async () => {
    const onChange = vi.fn();
    const { host } = await mount(
      <OptionTiles
        legend="Weight"
        value="a"
        onChange={onChange}
        options={[
          { value: "a", title: "500 g" },
          { value: "b", title: "1 kg" },
        ]}
      />,
    );
    const radios = [...host.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
    expect(radios.map((radio) => radio.checked)).toEqual([true, false]);
    await click(radios[1] as HTMLInputElement);
    expect(onChange).toHaveBeenCalledExactlyOnceWith("b");
  });
});

describe("a store's own HTML (bar 12)", () => {
  it("is not drawn without a sanitiser, and through it with one", async () => {
    const text = <RichText html="<b onclick=x()>Hi</b>" />;
    const { host, render } = await mount(text);
    expect(host.textContent).toBe("");
    await render(<SanitizeProvider value={() => "<b>Hi</b>"}>{text}</SanitizeProvider>);
    expect(host.querySelector("b")?.outerHTML).toBe("<b>Hi</b>");
  });
});
