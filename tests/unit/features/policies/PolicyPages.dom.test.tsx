import { getByRole, queryByText } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { policiesFeature } from "#features/policies/feature.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { openPage } from "../support/openPage";

const NONE = { privacyPolicy: "", refundPolicy: "", shippingPolicy: "", termsAndConditions: "" };
const PAGES = [
  ["/privacypolicy", "Privacy Policy", "privacyPolicy"],
  ["/refundPolicy", "Refund Policy", "refundPolicy"],
  ["/refundpolicy", "Refund Policy", "refundPolicy"],
  ["/shippingPolicy", "Shipping Policy", "shippingPolicy"],
  ["/termsconditions", "Terms & Conditions", "termsAndConditions"],
] as const;

let page: Awaited<ReturnType<typeof openPage>>;
const open = async (path: string, policies: unknown) => {
  page = await openPage(policiesFeature, path, { "GET /api/stores/:id/policies": policies });
  return page.root;
};

describe("policy pages (spec 2.10, reading 5)", () => {
  it.each(PAGES)("%s shows the store's own text, sanitised", async (path, title, field) => {
    const html = "<ul><li>Within 7 days</li></ul><script>alert(1)</script>";
    const root = await open(path, { ...NONE, [field]: html });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe(title);
    expect(root.querySelector("ul li")?.textContent).toBe("Within 7 days");
    expect(root.querySelector("script")).toBeNull();
  });

  it.each(PAGES)("%s says that there is no text, and whom to ask (spec 8, Empty results)", async (path, title) => {
    const root = await open(path, NONE);
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe(`No ${title} Available`);
    expect(queryByText(root, /contact the store administrator/)).not.toBeNull();
  });

  it("treats a deleted text, of which an editor left only tags, as no text", async () => {
    const root = await open("/refundPolicy", { ...NONE, refundPolicy: "<p></p>" });
    expect(getByRole(root, "heading", { level: 1 }).textContent).toBe("No Refund Policy Available");
  });

  it("shows the status and the message of a failed load (spec 8)", async () => {
    const root = await open("/privacypolicy", new HttpError(400, "ODD", "Not now."));
    expect(queryByText(root, "Error 400")).not.toBeNull();
    expect(queryByText(root, "Not now.")).not.toBeNull();
  });
});
