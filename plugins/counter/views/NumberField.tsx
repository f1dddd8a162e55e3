import { useEffect, useRef } from "react";
import { TextField } from "#design/fields/TextField.tsx";
import * as words from "../words.en";

export interface NumberFieldProps {
  value: string;
  onChange: (typed: string) => void;
}

/** The number that a customer says. Digits go into it wherever the focus is, so that a scanner needs no touch first. */
export function NumberField({ value, onChange }: NumberFieldProps) {
  const frame = useRef<HTMLFormElement>(null);
  const field = () => frame.current?.querySelector("input");
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]")) return;
      // The focus moves before the digit is typed, so the digit goes into the field.
      frame.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, []);
  return (
    <form
      ref={frame}
      className="counter-find"
      onSubmit={(event) => {
        event.preventDefault();
        // Selected, so that the next number replaces this one.
        field()?.select();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onChange("");
      }}
    >
      <TextField
        name="number"
        type="search"
        inputMode="numeric"
        autoComplete="off"
        label={words.findOrder}
        placeholder={words.orderNumber}
        maxLength={40}
        large
        value={value}
        onChange={onChange}
      />
    </form>
  );
}
