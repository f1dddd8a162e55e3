import { describe, expect, it } from "vitest";
import { readHostConfig } from "#server/host/settings/readHostConfig.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

const platform = {
  sandbox: true,
  publicUrl: undefined,
  pincodeUrl: "/sandbox/pincode/",
};
const read = (env: Record<string, string>) => readHostConfig(env, platform);

describe("the host's configuration", () => {
  it.each([
    ["SHARED_HOSTS", "http://x/y"],
    ["SHARED_HOSTS", "shop.example, two words"],
    ["SHARED_HOSTS", "shop.example:443"],
    ["PLATFORM_ORIGIN", "shop.example"],
    ["MEDIA_ORIGINS", "https://ok.example, pictures"],
    ["PAGE_CACHE_MB", "much"],
    ["PAYMENT_MODE", "test"],
  ])("refuses %s=%s with one sentence that names it and how to correct it", (variable, value) => {
    const refused = () => read({ [variable]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${variable} [^\\n]*set it to [^\\n]*\\.$`));
  });

  it("takes host names, with and without a dot at the end, and addresses", () => {
    expect(read({ SHARED_HOSTS: "Shop.example, localhost,[::1], 192.0.2.1" }).sharedHosts).toEqual([
      "shop.example",
      "localhost",
      "[::1]",
      "192.0.2.1",
    ]);
  });

  it("takes host names of any script as browsers send them", () => {
    expect(read({ SHARED_HOSTS: "दुकान.भारत" }).sharedHosts).toEqual(["xn--11b7ah1gn.xn--h2brj9c"]);
  });

  it("treats an empty list as no list", () => {
    expect(read({ SHARED_HOSTS: " , " }).sharedHosts).toBeUndefined();
  });
});
