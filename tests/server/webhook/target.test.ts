// Addresses that customers may and may not name.

import { describe, expect, it } from "vitest";
import { readTarget, type TargetRules } from "@/lib/server/webhook/target";

const STRICT: TargetRules = { ports: [443], allowsLoopback: false };
const LOCAL: TargetRules = { ports: [443], allowsLoopback: true };

const REFUSED = [
  ...["", "x", "example.com/a", "/a", "//example.com/a", "http://example.com/", "ftp://example.com/"],
  ...["file:///etc/passwd", "gopher://example.com/", "data:text/plain,x", "javascript:alert(1)", "https://"],
  ...["https://user@example.com/", "https://user:pw@example.com/", "https://:pw@example.com/"],
  ...["https://example.com:80/", "https://example.com:22/", "https://example.com:8443/", "https://example.com:0/"],
  ...["https://localhost/", "https://localhost./", "https://a.localhost/", "https://LOCALHOST/", "https://intranet/"],
  ...["https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://017700000001/", "https://127.1/"],
  ...["https://0/", "https://①②⑦.⓪.⓪.①/", "https://169.254.169.254/latest/meta-data/", "https://100.100.100.200/"],
  ...["https://[::1]/", "https://[::]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:a9fe:a9fe]/"],
  ...["https://[fd00:ec2::254]/", "https://[fe80::1]/", "https://[64:ff9b::a9fe:a9fe]/", "https://192.168.0.1/"],
  `https://example.com/${"a".repeat(600)}`,
];

describe("a target", () => {
  it.each(REFUSED)("%s is refused", (url) => expect(readTarget(url, STRICT)).toBeNull());

  it("is a name or a public address with https at a permitted port", () => {
    expect(readTarget("https://Example.com/hook?a=1#b", STRICT)).toMatchObject({ host: "example.com", port: 443 });
    expect(readTarget("https://Example.com/hook?a=1#b", STRICT)?.url.href).toBe("https://example.com/hook?a=1");
    expect(readTarget("https://1.1.1.1/", STRICT)).toMatchObject({ host: "1.1.1.1" });
    expect(readTarget("https://[2606:4700:4700::1111]/", STRICT)).toMatchObject({ host: "2606:4700:4700::1111" });
    expect(readTarget("https://example.com:8443/", { ...STRICT, ports: [443, 8443] })?.port).toBe(8443);
    expect(readTarget("https://bücher.example/", STRICT)?.host).toBe("xn--bcher-kva.example");
  });

  it("on loopback is open by an explicit setting alone, and only that", () => {
    for (const url of [
      "http://127.0.0.1:4000/a",
      "http://localhost:4000/a",
      "http://[::1]:4000/a",
      "https://localhost/",
    ])
      expect(readTarget(url, LOCAL), url).not.toBeNull();
    for (const url of ["http://example.com/", "http://10.0.0.1/", "https://10.0.0.1/", "https://169.254.169.254/"])
      expect(readTarget(url, LOCAL), url).toBeNull();
  });
});
