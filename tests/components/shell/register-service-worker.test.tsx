// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RegisterServiceWorker } from "@/components/shell/register-service-worker";
import { standIn } from "../../support/stand-in";

const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  register.mockClear();
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("navigator", { ...window.navigator, serviceWorker: { register } });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("registers the worker on a page of its own", () => {
  render(<RegisterServiceWorker defaultLanguage="en" />);
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js?default=en");
});

it("registers none in a frame", () => {
  vi.stubGlobal("parent", standIn<Window>({}));
  render(<RegisterServiceWorker defaultLanguage="en" />);
  expect(register).not.toHaveBeenCalled();
});
