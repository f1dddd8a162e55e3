import { expect, test } from "vitest";
import type { Customer } from "#contract/customers/customers.ts";
import { customerQuery } from "#domain/session/index.ts";
import { CROP, croppedName } from "#features/account/cropRules.ts";
import { PhotoUpload } from "#features/account/PhotoUpload.ts";
import { ProfilePhoto } from "#features/account/ProfilePhoto.ts";
import { ProfileStore } from "#features/account/ProfileStore.ts";
import { isPicture, MAX_PICTURE_BYTES, pictureRefusal } from "#features/account/pictureRules.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import type { HttpTransport, TransportRequest } from "#kernel/http/HttpTransport.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { type Asked, FakeApi, FakeNotices } from "../../domain/support/fakes";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (name = "holiday.jpg") => new File([new Uint8Array(PNG)], name, { type: "image/jpeg" });
const cut = new Blob([new Uint8Array(PNG)], { type: "image/png" });

const ASHA: Customer = {
  id: "c-1",
  name: "Asha",
  email: "",
  mobile: "9876543210",
  gender: null,
  dpUrl: "/media/uploads/asha.webp",
  shoppingProfileIdentity: { walletId: "w-1", cartId: "cart-1" },
};

function profile(
  send: (file: File) => Promise<string>,
  answer: (asked: Asked) => unknown = ({ body }) => ({ ...ASHA, ...body }),
) {
  const api = new FakeApi(answer);
  const queries = new CoreQueryCache();
  queries.set(customerQuery(api, "c-1").key, ASHA);
  const notices = new FakeNotices();
  const photo = new ProfilePhoto({ send }, { sleep: async () => {} });
  const session = { customerId: "c-1", loadProfile: async () => true };
  const store = new ProfileStore({ api, queries, session: session as never, notices, photo });
  const save = () => store.save({ name: "Asha", email: "", gender: "" });
  return { api, notices, photo, store, save };
}

async function cropped(photo: ProfilePhoto, name?: string) {
  await photo.choose(picture(name));
  photo.crop(cut);
}

test("spec 9, Image cropper: its constants", () => {
  expect(CROP).toEqual({
    aspectRatio: 1,
    minHandlePx: 20,
    defaultShare: 0.8,
    wheelZoomStep: 0.1,
    transitionMs: 350,
    transitionTimeoutMs: 500,
    dragActivationPx: 30,
    unloadDelayMs: 500,
  });
});

test.each([
  ["holiday.jpg", "holiday.png"],
  ["my.summer.photo.webp", "my.summer.photo.png"],
  ["photo", "photo.png"],
  [".jpg", "picture.png"],
])("spec 2.11, Profile: %s becomes %s", (name, png) => {
  expect(croppedName(name)).toBe(png);
});

test.each([
  ["PNG", PNG, true],
  ["JPEG", [0xff, 0xd8, 0xff, 0xe0], true],
  ["GIF", [..."GIF89a"].map((c) => c.charCodeAt(0)), true],
  ["WebP", [..."RIFF1234WEBP"].map((c) => c.charCodeAt(0)), true],
  ["AVIF", [..."....ftypavif"].map((c) => c.charCodeAt(0)), true],
  ["SVG", [..."<svg xmlns="].map((c) => c.charCodeAt(0)), false],
  ["HTML", [..."<!doctype ht"].map((c) => c.charCodeAt(0)), false],
  ["nothing", [], false],
])("bar 13: %s by its content is a picture or not", (_, bytes, is) => {
  expect(isPicture(new Uint8Array(bytes))).toBe(is);
});

test("a picture of 5 MB is taken, one byte more and a text with a picture's name are refused in words", async () => {
  const png = (bytes: number) => new Blob([new Uint8Array(PNG), new Uint8Array(bytes - PNG.length)]);
  expect(await pictureRefusal(png(MAX_PICTURE_BYTES))).toBeUndefined();
  expect(await pictureRefusal(png(MAX_PICTURE_BYTES + 1))).toBe("This picture is too large: 5 MB at most.");
  expect(await pictureRefusal(new File(["hello"], "a.png", { type: "image/png" }))).toMatch(
    /^This file is not a picture/,
  );
});

test("a file that is no picture opens no crop dialog and says why; the next good one clears it", async () => {
  const { photo } = profile(async () => "");
  await photo.choose(new File(["hello"], "notes.png"));
  expect([photo.cropping, photo.error !== ""]).toEqual([null, true]);
  await photo.choose(picture());
  expect([photo.cropping?.name, photo.error]).toEqual(["holiday.jpg", ""]);
});

test("spec 4, Profile photo: a new file is uploaded first, then the profile is saved with its address", async () => {
  const steps: string[] = [];
  const { api, notices, photo, save } = profile(
    async (file) => {
      steps.push(`upload ${file.name} ${file.type}`);
      return "https://shop.example/media/uploads/new.webp";
    },
    ({ method, body }) => {
      steps.push(`${method} ${body.dpUrl}`);
      return { ...ASHA, ...body };
    },
  );
  await cropped(photo);
  expect(api.asked).toEqual([]);
  await save();
  expect(steps).toEqual(["upload holiday.png image/png", "PUT https://shop.example/media/uploads/new.webp"]);
  expect(notices.messages).toEqual(["Profile updated successfully"]);
  expect(photo.picked).toBeNull();
});

test("spec 8, Profile: 'Failed to upload profile picture' stops the save, and the picked photo stays", async () => {
  const { api, notices, photo, store, save } = profile(async () => {
    throw new NetworkError();
  });
  await cropped(photo);
  await save();
  expect([notices.messages, api.asked, store.saving.isRunning, photo.progress]).toEqual([
    ["Failed to upload profile picture"],
    [],
    false,
    null,
  ]);
  expect(photo.picked?.name).toBe("holiday.png");
});

test("what has been uploaded is not sent again when only the save failed", async () => {
  let uploads = 0;
  let isDown = true;
  const { notices, photo, save } = profile(
    async () => {
      uploads += 1;
      return "/media/uploads/new.webp";
    },
    ({ body }) => {
      if (isDown) throw new HttpError(500, "INTERNAL", "");
      return { ...ASHA, ...body };
    },
  );
  await cropped(photo);
  await save();
  isDown = false;
  await save();
  expect([uploads, notices.messages]).toEqual([1, ["Failed to update profile", "Profile updated successfully"]]);
});

test("spec 4, Profile photo: Remove shows the default image at once and sends an empty url on Update", async () => {
  const { api, photo, save } = profile(async () => "never");
  photo.remove();
  expect([photo.shown(ASHA.dpUrl), photo.isUnsaved(ASHA.dpUrl), api.asked.length]).toEqual(["", true, 0]);
  await save();
  expect(api.asked[0]?.body.dpUrl).toBe("");
});

test("a cancelled crop leaves the photo as it was", async () => {
  const { photo } = profile(async () => "never");
  await photo.choose(picture());
  photo.closeCrop();
  expect([photo.cropping, photo.picked, photo.shown(ASHA.dpUrl)]).toEqual([null, null, ASHA.dpUrl]);
});

function uploadTo(url: string, status = 200) {
  const sent: TransportRequest[] = [];
  const transport: HttpTransport = {
    send: async (request) => {
      sent.push(request);
      request.onUploadProgress?.(0.5);
      return { status, headers: {}, body: undefined };
    },
  };
  const api = new FakeApi(() => ({ url }));
  return { api, sent, upload: new PhotoUpload(api, transport) };
}

test("spec 7.2, File upload: the file is PUT to the signed address without token, and kept without its query", async () => {
  const { api, sent, upload } = uploadTo("https://files.example/a.webp?expires=1&signature=s");
  const shares: number[] = [];
  const file = new File([cut], "holiday.png", { type: "image/png" });
  expect(await upload.send(file, (share) => shares.push(share))).toBe("https://files.example/a.webp");
  expect(api.asked[0]?.body).toEqual({ fileName: "holiday.png", fileResourceType: "CUSTOMER_PROFILE_PICTURE" });
  expect([sent[0]?.method, sent[0]?.url, sent[0]?.headers, sent[0]?.body === file, shares]).toEqual([
    "PUT",
    "https://files.example/a.webp?expires=1&signature=s",
    { "content-type": "image/png" },
    true,
    [0.5],
  ]);
});

test.each([
  ["a refused PUT", "https://files.example/a.webp?x=1", 415],
  ["an empty address", "", 200],
])("%s is a failure of the upload", async (_, url, status) => {
  await expect(uploadTo(url, status).upload.send(picture(), () => {})).rejects.toThrow();
});
