// The modules of lib/core that `npm run mutate` knows: a folder or a file of sources, and the folder of its tests.

export interface MutatedModule {
  source: string;
  tests: string;
}

export const MODULES: Readonly<Record<string, MutatedModule>> = {
  address: { source: "lib/core/address", tests: "tests/core/address" },
  board3d: { source: "lib/core/board3d", tests: "tests/core/board3d" },
  dfm: { source: "lib/core/dfm", tests: "tests/core/dfm" },
  placement: { source: "lib/core/placement", tests: "tests/core/placement" },
  pricing: { source: "lib/core/pricing", tests: "tests/core/pricing" },
  "stack-order": { source: "lib/core/board/stack-order.ts", tests: "tests/core/board" },
};
