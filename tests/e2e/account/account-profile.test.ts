import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { callAs, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, mobile, page, withOneShopper } from "#tests/support/browser/visitors.ts";
import { dialogOf, toast } from "#tests/support/journeys/journey.ts";

withOneShopper({ isLoggedIn: true, breaksCalls: true });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7f3f" } })
    .jpeg()
    .toBuffer();
const update = () => page.getByRole("button", { name: "Update", exact: true }).last();
const dialog = () => dialogOf(page, "Crop Picture");

async function open(): Promise<void> {
  await page.goto(`${base}/account/profile`);
  await see(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
}

async function choose(name = "holiday.jpg", width = 640, height = 480): Promise<void> {
  const buffer = await picture(width, height);
  await page.getByLabel("Choose a photo").setInputFiles({ name, mimeType: "image/jpeg", buffer });
}

async function crop(): Promise<void> {
  await choose();
  await see(page.locator(".cropper-crop-box")).toBeVisible();
  await dialog().getByRole("button", { name: "Save" }).click();
  await see(dialog()).toBeHidden();
}

async function savedPhoto(): Promise<string> {
  const { customerId, call } = await callAs(page, haat.origin);
  return (await call<{ dpUrl: string }>("GET", `/api/customers/${customerId}`)).dpUrl;
}

describe("spec 2.11, Profile: fields", () => {
  test("Name, Email Address, Mobile Number as a number input with a hint of ten digits, and Gender radios", async () => {
    await open();
    await see(page.getByLabel("Name")).toBeVisible();
    await see(page.getByLabel("Email Address")).toBeVisible();
    const number = page.getByLabel("Mobile Number");
    await see(number).toHaveAttribute("type", "number");
    await see(number).toHaveValue(mobile);
    await see(page.getByText(/^10 digits/)).toBeVisible();
    for (const gender of ["Male", "Female", "Other"]) {
      await see(page.getByRole("radio", { name: gender, exact: true })).toBeVisible();
    }
  });

  test("'Failed to update profile' keeps the input; after 'Profile updated successfully' it is stored", async () => {
    await open();
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email Address").fill("asha@example.in");
    await page.getByRole("radio", { name: "Female" }).check();
    await haat.faults([{ path: "/api/customers/", method: "PUT", status: 500 }]);
    await update().click();
    await seeToast(page, "Failed to update profile");
    await see(page.getByLabel("Name")).toHaveValue("Asha Rao");
    await haat.faults([]);
    await update().click();
    await seeToast(page, "Profile updated successfully");
    await page.reload();
    await see(page.getByLabel("Name")).toHaveValue("Asha Rao");
    await see(page.getByLabel("Email Address")).toHaveValue("asha@example.in");
    await see(page.getByRole("radio", { name: "Female" })).toBeChecked();
  });

  test("spec 2.2: the account's toasts close by themselves after 5000 ms, not after 3000", async () => {
    await open();
    await update().click();
    const said = toast(page, "Profile updated successfully");
    await see(said).toBeVisible();
    // The toast's bar shows the remaining time by its width.
    const timesOut = await page.evaluate(() =>
      [...document.querySelectorAll(".Toastify__progress-bar")]
        .flatMap((bar) => bar.getAnimations())
        .map((animation) => {
          const { endTime } = animation.effect?.getComputedTiming() ?? {};
          animation.finish();
          return endTime;
        }),
    );
    expect(timesOut).toEqual([5_000]);
    await see(said).toBeHidden();
  });
});

describe("spec 2.11, Profile: photo", () => {
  test("Update opens a file picker for images only", async () => {
    await open();
    const [picker] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Update photo" }).click(),
    ]);
    expect(picker.isMultiple()).toBe(false);
    await see(page.getByLabel("Choose a photo")).toHaveAttribute("accept", "image/*");
  });

  test("the cropper's code comes with the dialog 'Crop Picture', which Cancel closes with nothing changed", async () => {
    const scripts: string[] = [];
    page.on("response", (response) => scripts.push(response.url()));
    await open();
    await see(update()).toBeVisible();
    const before = scripts.length;
    await choose();
    await see(dialog()).toBeVisible();
    await see(page.locator(".cropper-crop-box")).toBeVisible();
    expect(scripts.slice(before).filter((url) => /\.css$/.test(url))).not.toEqual([]);
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await see(dialog()).toBeHidden();
    await see(page.getByRole("img", { name: "No photo" })).toBeVisible();
  });

  test("spec 9, Image cropper: a square of 80 percent, handles of 20 px, a wheel step of 0.1", async () => {
    await open();
    await choose("wide.jpg", 1000, 500);
    const box = page.locator(".cropper-crop-box");
    await see(box).toBeVisible();
    await still(page);
    const size = await box.boundingBox();
    const shownHeight = (await page.locator(".cropper-canvas").boundingBox())?.height ?? 0;
    expect(Math.abs((size?.width ?? 0) - (size?.height ?? 1))).toBeLessThan(1);
    expect((size?.height ?? 0) / shownHeight).toBeCloseTo(0.8, 1);
    const handle = await page.locator(".cropper-point.point-se").boundingBox();
    expect([handle?.width, handle?.height]).toEqual([20, 20]);
    const before = (await page.locator(".cropper-canvas").boundingBox())?.width ?? 0;
    await dialog().getByRole("button", { name: "Zoom in" }).click();
    await see
      .poll(async () => ((await page.locator(".cropper-canvas").boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(1.1, 2);
    await dialog().getByRole("button", { name: "Cancel" }).click();
  });

  test("spec 9, Image cropper: a drag begins after 30 px", async () => {
    await open();
    await choose();
    const box = page.locator(".cropper-crop-box");
    await see(box).toBeVisible();
    await still(page);
    const start = await box.boundingBox();
    const [x, y] = [(start?.x ?? 0) + 60, (start?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y, { steps: 3 });
    await page.mouse.up();
    expect(await box.boundingBox()).toEqual(start);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 8 });
    await page.mouse.up();
    expect((await box.boundingBox())?.x).toBeGreaterThan((start?.x ?? 0) + 20);
    await dialog().getByRole("button", { name: "Cancel" }).click();
  });

  test("Save cuts out a square PNG named for the picture; Update uploads it with its progress shown, then saves its address", async () => {
    await open();
    const asked: { fileName?: string; put?: Buffer; type?: string } = {};
    await page.route("**/api/common/generate-file-upload-url", async (route) => {
      asked.fileName = route.request().postDataJSON().fileName;
      expect(route.request().postDataJSON().fileResourceType).toBe("CUSTOMER_PROFILE_PICTURE");
      await route.continue();
    });
    await page.route(/\/media\/uploads\//, async (route) => {
      const request = route.request();
      if (request.method() === "PUT") {
        asked.put = request.postDataBuffer() ?? undefined;
        asked.type = request.headers()["content-type"];
        expect(request.headers().authorization).toBeUndefined();
        await see(page.getByRole("progressbar", { name: "Uploading your photo" })).toBeVisible();
      }
      await route.continue();
    });
    await crop();
    await see(page.getByText("Press Update below to save this change.")).toBeVisible();
    expect(await savedPhoto()).toBe("");
    await update().click();
    await seeToast(page, "Profile updated successfully");
    expect([asked.fileName, asked.type]).toEqual(["holiday.png", "image/png"]);
    const { format, width, height } = await sharp(asked.put).metadata();
    expect([format, width === height]).toEqual(["png", true]);
    const saved = await savedPhoto();
    expect(saved).toMatch(/^\/media\/uploads\/[^?]+$/);
    await page.reload();
    await see(page.getByRole("img", { name: "Photo of Asha Rao" })).toHaveAttribute("src", saved);
  });

  const ADDRESS = { path: "/api/common/generate-file-upload-url" };
  const refusePut = () =>
    page.route(/\/media\/uploads\//, (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500 }) : route.continue(),
    );
  test.each([
    ["the address is refused", () => haat.faults([{ ...ADDRESS, status: 500 }])],
    ["there is no address", () => haat.faults([{ ...ADDRESS, status: 200, body: '{"url":""}' }])],
    ["the PUT is refused", refusePut],
  ])("'Failed to upload profile picture' when %s stops the save, and the photo stays picked", async (_, fail) => {
    await open();
    let saves = 0;
    await page.route("**/api/customers/**", async (route) => {
      if (route.request().method() === "PUT") saves += 1;
      await route.continue();
    });
    await fail();
    await crop();
    await update().click();
    await seeToast(page, "Failed to upload profile picture");
    expect(saves).toBe(0);
    await see(page.getByText("Press Update below to save this change.")).toBeVisible();
  });

  test.each([
    ["a text in a picture's clothes", Buffer.from("hello"), "This file is not a picture."],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "This file is not a picture."],
    ["more than 5 MB", Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), "This picture is too large: 5 MB at most."],
    ["a PNG that is none inside", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "This picture could not be opened."],
  ])("%s is refused with a message before it is sent", async (_, buffer, words) => {
    await open();
    await page.getByLabel("Choose a photo").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await see(page.getByRole("main").getByRole("alert")).toContainText(words);
    await see(dialog()).toBeHidden();
  });

  test("Remove shows the default image and sends an empty url on Update", async () => {
    await open();
    await page.getByRole("button", { name: "Remove photo" }).click();
    await see(page.getByRole("img", { name: "No photo" })).toBeVisible();
    expect(await savedPhoto()).not.toBe("");
    await update().click();
    await seeToast(page, "Profile updated successfully");
    expect(await savedPhoto()).toBe("");
  });

  test("the crop dialog fits a phone", async () => {
    await page.setViewportSize(PHONE);
    await open();
    await choose("tall.jpg", 480, 900);
    await see(page.locator(".cropper-crop-box")).toBeVisible();
    await see(dialog().getByRole("button", { name: "Save" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
