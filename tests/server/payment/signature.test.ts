import { expect, it } from "vitest";
import { isSigned, signatureHeader, signatureOf } from "@/lib/server/payment/signature";

const NOW = new Date("2026-11-21T04:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const BODY = '{"id":"evt_1"}';

it("is the HMAC-SHA256 of the time, a dot and the body", () => {
  // printf '1614556800.{}' | openssl dgst -sha256 -hmac whsec_test
  expect(signatureOf("whsec_test", 1614556800, "{}")).toBe(
    "6bd5ebbc9cbce4fe6d9c728ba6c962ae7ec5510179f82646471f20bba89e7ffd",
  );
});

it("holds for the body, the secret and five minutes either way, and for nothing else", () => {
  const header = signatureHeader("secret", BODY, NOW);
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  expect(isSigned("secret", BODY, header, NOW)).toBe(true);
  expect(isSigned("secret", BODY, header, at(300_000))).toBe(true);
  expect(isSigned("secret", BODY, header, at(-300_000))).toBe(true);
  expect(isSigned("secret", BODY, header, at(301_000))).toBe(false);
  expect(isSigned("secret", BODY, header, at(-301_000))).toBe(false);
  expect(isSigned("other", BODY, header, NOW)).toBe(false);
  expect(isSigned("secret", `${BODY} `, header, NOW)).toBe(false);
  expect(isSigned("secret", BODY, header.replace(/t=\d+/, `t=${SECONDS + 1}`), NOW)).toBe(false);
});

it("holds when one of several signatures is right, as while a secret is changed", () => {
  const right = signatureOf("secret", SECONDS, BODY);
  const wrong = "0".repeat(64);
  expect(isSigned("secret", BODY, `t=${SECONDS},v1=${wrong},v1=${right},v0=${wrong}`, NOW)).toBe(true);
  expect(isSigned("secret", BODY, `t=${SECONDS},v0=${right}`, NOW)).toBe(false);
});

it.each([null, "", "v1=", "t=,v1=", "t=1e9,v1=00", `t=${SECONDS}`, `t=${SECONDS},v1=ff`, `t=-1,v1=${"0".repeat(64)}`])(
  "does not hold for a header of %s",
  (header) => {
    expect(isSigned("secret", BODY, header, NOW)).toBe(false);
  },
);
