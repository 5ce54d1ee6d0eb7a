// Addresses of IANA's special-purpose registries, and of the internet.

import { describe, expect, it } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "@/lib/server/webhook/public-address";

const CLOSED = [
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255"],
  ...["127.0.0.1", "127.255.255.254", "168.63.129.16", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
  ...["192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.7"],
  ...["203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::a9fe:a9fe"],
  ...["64:ff9b:1::1", "100::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:10::1", "2001:db8::1"],
  ...["2002:7f00:1::", "2002:a9fe:a9fe::1", "3fff::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0"],
  ...["fec0::1", "ff02::1", "5f00::1", "4000::1", "2606:4700::1111%lo"],
];
const PUBLIC = [
  ...["1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255"],
  ...["128.0.0.0", "168.63.129.15", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255"],
  ...["198.17.255.255", "198.20.0.0", "223.255.255.255"],
  ...["2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2400:cb00::1", "2001:4860:4860::8888", "2003::1"],
];

describe("an address", () => {
  it.each(CLOSED)("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(PUBLIC)("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(["", "localhost", "1.2.3", "0x7f.0.0.1", "1.2.3.4.5", "[::1]", "127.1"])("%j is none", (text) => {
    expect(isPublicAddress(text)).toBe(false);
    expect(isLoopbackAddress(text)).toBe(false);
  });
  it("of loopback is of either family", () => {
    expect(["127.0.0.1", "127.9.9.9", "::1"].every(isLoopbackAddress)).toBe(true);
    expect(["128.0.0.1", "::2", "::1%lo", "10.0.0.1"].some(isLoopbackAddress)).toBe(false);
  });
});
