// Tests over the mock API, with its fixed clock and faults for the calls of a single page.
import { nativeTest, nativeVisitorTest } from "@/e2e/fixtures";
import type { EndpointName } from "@/lib/contracts/registry";
import { MOCK_NOW } from "@/scripts/mock-api/clock";
import { FAULT_HEADER } from "@/scripts/mock-api/faults";
import type { Page } from "@playwright/test";

interface Faults {
  /** Applies this fault to the page's calls of an endpoint: `cut`, `body-201:Sold out` … */
  give: (name: EndpointName, fault: string) => Promise<void>;
  /** Removes all faults. */
  end: () => Promise<void>;
}

interface MockFixtures {
  faults: Faults;
}

const FIXED_CLOCK = async ({ page }: { page: Page }, provide: (page: Page) => Promise<void>) => {
  await page.clock.install({ time: MOCK_NOW });
  await provide(page);
};

export const visitorTest = nativeVisitorTest.extend({ page: FIXED_CLOCK });

export const test = nativeTest.extend<MockFixtures>({
  page: FIXED_CLOCK,
  faults: async ({ page }, provide) => {
    await provide({
      give: (name, fault) => page.setExtraHTTPHeaders({ [FAULT_HEADER]: `${name}=${fault}` }),
      end: () => page.setExtraHTTPHeaders({}),
    });
  },
});

export { expect } from "@/e2e/fixtures";
