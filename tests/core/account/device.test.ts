import { expect, it } from "vitest";
import { deviceOf } from "@/lib/core/account/device";

const GECKO = "(KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/142.0 Safari/537.36`,
    "chrome",
    "windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/142.0 Safari/537.36 Edg/142.0`,
    "edge",
    "windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "firefox", "linux"],
  [`${MAC} ${GECKO} Version/18.1 Safari/605.1.15`, "safari", "mac"],
  [`${MAC} ${GECKO} Chrome/142.0 Safari/537.36 OPR/120.0`, "opera", "mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    "chrome",
    "iphone",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} Version/17.0 Mobile Safari/604.1`,
    "safari",
    "ipad",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 ${GECKO} Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    "wechat",
    "android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 ${GECKO} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "samsung",
    "android",
  ],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36", "chrome", "chromeos"],
  ["curl/8.5.0", "unknown", "unknown"],
  ["", "unknown", "unknown"],
])("%s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
