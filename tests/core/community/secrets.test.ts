import { describe, expect, it } from "vitest";
import { findSecrets } from "@/lib/core/community/secrets";

const kinds = (text: string) => findSecrets(text).map(({ kind, excerpt }) => `${kind} ${excerpt}`);

describe("secrets in texts", () => {
  // Formats: documentation of AWS, GitHub, Google, Slack, Stripe; RFC 7468 (PEM), RFC 7519 (JWT, its example).
  it.each([
    ["-----BEGIN RSA PRIVATE KEY-----\nMIIEow", ["privateKey -----BEGIN RSA PRIVATE KEY-----"]],
    ["-----BEGIN OPENSSH PRIVATE KEY-----", ["privateKey -----BEGIN OPENSSH PRIVATE KEY-----"]],
    ["-----BEGIN PGP PRIVATE KEY BLOCK-----", ["privateKey -----BEGIN PGP PRIVATE KEY BLOCK-----"]],
    ["id AKIAIOSFODNN7EXAMPLE", ["apiKey AKIA…"]],
    [`ghp_${"a1B2".repeat(9)}`, ["apiKey ghp_…"]],
    [`AIza${"x".repeat(35)}`, ["apiKey AIza…"]],
    ["xoxb-123456789012-abcdefghij", ["apiKey xoxb…"]],
    [`sk_live_${"4e".repeat(12)}`, ["apiKey sk_l…"]],
    [`bw_${"Ab1-".repeat(6)}`, ["apiKey bw_A…"]],
    ["eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UifQab.dBjftJeZ4CVP-mB92K27uhbUJU1p1r", ["apiKey eyJh…"]],
    ['#define WIFI_PASS "correcthorse"', []],
    ['const wifi_pass = "correcthorse"', ["password corr…"]],
    ["密码：hunter2hunter2", ["password hunt…"]],
    ["api_key: 0a1b2c3d4e5f", ["password 0a1b…"]],
    ["Write to mara@lab.io.", ["email mara@lab.io"]],
    ["Call +44 20 7946 0018 today", ["phone +44 20 7946 0018"]],
    ["电话13800138000", ["phone 13800138000"]],
  ])("are found in %j", (text, found) => {
    expect(kinds(text)).toEqual(found);
  });

  it.each([
    "Password: your-password-here, or change it",
    "-----BEGIN PUBLIC KEY-----",
    "-----BEGIN CERTIFICATE-----",
    "user@example.com",
    "Digi-Key 311-1.00KHRCT-ND, 13.8 V, 100000000 ohms, 1N4148W-7-F",
    "U2 pin 13800138000123 counts",
    "SK-6812 LEDs, SHA-256, sk-short",
    "2N7002 13 800 138 000",
  ])("are not seen in %j", (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
