import { describe, expect, it } from "vitest";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";

describe("HTML without any words or picture", () => {
  it.each([
    undefined,
    "",
    "  \n",
    "<p></p>",
    "<p><br></p>",
    "<P> &nbsp; </P>",
    "<ul><li></li></ul><hr>",
    "<!-- nothing -->",
    "<p>\u200b&#8203;</p>",
    "<script>alert(1)</script><style>p { color: red }</style>",
  ])("%j is blank", (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  it.each(["Words", "<p>0</p>", "<p>&amp;</p>", '<p><img src="/media/a.webp"></p>', "<image-like>x</image-like>"])(
    "%j is not",
    (html) => {
      expect(isBlankHtml(html)).toBe(false);
    },
  );
});
