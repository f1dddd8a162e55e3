import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sentence } from "#kernel/text/sentence.tsx";

test.each([
  [(first: string, second: string) => `We agree to ${first} and ${second}.`, "We agree to <b>1</b> and <i>2</i>."],
  [(first: string, second: string) => `${second}, ${first}: yes`, "<i>2</i>, <b>1</b>: yes"],
])("elements stand where the language's sentence has them", (message, drawn) => {
  expect(renderToStaticMarkup(sentence(message, <b>1</b>, <i>2</i>))).toBe(drawn);
});
