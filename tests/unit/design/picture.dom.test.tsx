import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Picture } from "#design/picture/Picture.tsx";
import { PictureSource } from "#design/picture/PictureSource.ts";
import { mount } from "./mount";

const milk = (src = "/milk.webp") => (
  <PictureSource value={(path, width) => `${path}?w=${width}`}>
    <Picture src={src} alt="Milk" width={72} height={72} />
  </PictureSource>
);

/** The attributes of images that were set while the image was not in the document. */
function watchLooseImages(): string[] {
  const loose: string[] = [];
  const write = Element.prototype.setAttribute;
  vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
    if (this.tagName === "IMG" && !this.isConnected) loose.push(name);
    write.call(this, name, value);
  });
  return loose;
}

// The test's document treats every picture as broken, because it fetches none.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false));

describe("a picture that the browser draws", () => {
  it("gets its address when it is in the document, because Chromium never releases an image that got one before and was never added", async () => {
    const loose = watchLooseImages();
    const { get, render } = await mount(milk());
    expect(get("img").getAttribute("src")).toBe("/milk.webp");
    expect(get("img").getAttribute("srcset")).toContain("/milk.webp?w=96 96w");
    expect(get("img").getAttribute("sizes")).toBe("72px");
    expect(loose).toContain("alt");
    for (const name of ["src", "srcset", "sizes"]) expect(loose).not.toContain(name);
    await render(milk("/curd.webp"));
    expect(get("img").getAttribute("src")).toBe("/curd.webp");
    expect(get("img").getAttribute("srcset")).toContain("/curd.webp?w=96 96w");
  });

  it("stays unchanged where the page's HTML contains it, and follows its product from then on", async () => {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    host.innerHTML = renderToString(milk());
    const image = host.querySelector("img");
    expect(image?.getAttribute("srcset")).toContain("/milk.webp?w=96 96w");
    const troubles = vi.spyOn(console, "error");
    const written: string[] = [];
    const watcher = new MutationObserver((changes) =>
      written.push(...changes.map((change) => `${change.attributeName}`)),
    );
    watcher.observe(host, { subtree: true, attributes: true });
    const root = await act(async () => hydrateRoot(host, milk()));
    watcher.disconnect();
    expect(troubles).not.toHaveBeenCalled();
    expect(written).toEqual([]);
    await act(async () => root.render(milk("/curd.webp")));
    expect(host.querySelector("img")).toBe(image);
    expect(image?.getAttribute("src")).toBe("/curd.webp");
    await act(async () => root.unmount());
  });
});
