import { describe, expect, it } from "vitest";
import { clientAddress, networkOf } from "@/lib/server/http/network";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["[2001:db8:1:3::1]", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
    ["in-process", "in-process"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the address of a client", () => {
  const forwardedFor = "6.6.6.6, 203.0.113.7, 10.0.0.1";
  it.each([
    [0, "10.0.0.9"],
    [1, "10.0.0.1"],
    [2, "203.0.113.7"],
    [4, "10.0.0.9"],
  ])("behind %i trusted proxies is %s", (proxies, address) => {
    expect(clientAddress({ forwardedFor, remote: "10.0.0.9" }, proxies)).toBe(address);
  });
});
