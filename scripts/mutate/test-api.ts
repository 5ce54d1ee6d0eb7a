// The part of Vitest's interface that the tests of lib/core use. It collects the tests of a file, to run them one by one.

import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

export interface CollectedTest {
  name: string;
  run: () => Promise<void>;
}

type Action = (...values: unknown[]) => unknown;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), {
  ...chai.expect,
  ...(globalThis as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
});

let collected: CollectedTest[] = [];
let before: (() => Promise<unknown>)[] = [];
let titles: string[] = [];

const once = (action: Action): (() => Promise<unknown>) => {
  let result: Promise<unknown> | null = null;
  return () => (result ??= (async () => action())());
};

function add(title: string, action: Action, values: readonly unknown[] = []): void {
  const hooks = [...before];
  collected.push({
    name: [...titles, title].join(" > "),
    run: async () => {
      for (const hook of hooks) await hook();
      await action(...values);
    },
  });
}

function group(title: string, action: Action, values: readonly unknown[] = []): void {
  const [outerHooks, outerTitles] = [before, titles];
  before = [...outerHooks];
  titles = [...outerTitles, title];
  action(...values);
  [before, titles] = [outerHooks, outerTitles];
}

type Plain = (title: string, action: Action) => void;
type Declare = (title: string, action: Action, values?: readonly unknown[]) => void;

/** With the variants `each`, `skip` and `skipIf`; a title of `each` is followed by the number of the case. */
function withVariants(declare: Declare) {
  const each = (cases: readonly unknown[]) => (title: string, action: Action) => {
    cases.forEach((values, at) => declare(`${title} #${at}`, action, Array.isArray(values) ? values : [values]));
  };
  const plain: Plain = (title, action) => declare(title, action);
  const skip: Plain = () => {};
  return Object.assign(plain, { each, skip, skipIf: (isSkipped: unknown) => (isSkipped ? skip : plain) });
}

const it = withVariants(add);
const beforeAll = (action: Action) => before.push(once(action));
const none = () => {};

export const VITEST = {
  ...{ it, test: it, describe: withVariants(group), expect },
  ...{ beforeAll, beforeEach: (action: Action) => before.push(async () => action()), afterAll: none, afterEach: none },
};

/** The tests that `load` declares; it may throw. */
export function collectTests(load: () => void): CollectedTest[] {
  collected = [];
  before = [];
  titles = [];
  load();
  return collected;
}
