import { describe, expect, it } from "vitest";
import { networksOf } from "#server/platform/networksOf.ts";

describe("the networks by which a caller is counted", () => {
  it.each([
    ["an IPv4 address is one network", "203.0.113.7", ["203.0.113.7"]],
    ["IPv6 that maps an IPv4 address counts as that address", "::ffff:203.0.113.7", ["203.0.113.7"]],
    ["the same in hexadecimal", "::ffff:cb00:7107", ["203.0.113.7"]],
    ["an IPv4 address behind a translator to IPv6 counts as itself", "64:ff9b::203.0.113.7", ["203.0.113.7"]],
    ["IPv6 counts by its /64 and its /48", "2001:DB8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["the name of an interface says nothing", "fe80::1%eth0", ["fe80::/64", "fe80::/48"]],
    ["a port that a proxy wrote says nothing (IPv4)", "203.0.113.7:50123", ["203.0.113.7"]],
    ["a port that a proxy wrote says nothing (IPv6)", "[2001:db8::1]:443", ["2001:db8::/64", "2001:db8::/48"]],
    ["what is no address shares one network", "unknown", ["no address"]],
    ["and so does other such text", "_hidden", ["no address"]],
  ])("%s", (_, address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
  });

  it("allow a /48 ten times as much as a single caller", () => {
    expect(networksOf("2001:db8::1").map(({ share }) => share)).toEqual([1, 10]);
  });
});
