// People's own symbols: reading, changing and deleting others', and symbols that are none.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

const SYMBOL = {
  ...{ id: "s", name: "Secret", prefix: "U", description: "", keywords: [], unitCount: 1, styleCount: 1, power: null },
  ...{ showsPinNumbers: true, showsPinNames: true, pinNameOffset: 0, pins: [], graphics: [], fields: {} },
};
const ADDRESS = "/api/eda/symbol";

async function keptSymbol({ call, signUp }: Target) {
  const { token } = await signUp();
  const made = await call(ADDRESS, { token, body: { symbol: SYMBOL } });
  return { token, id: (made.body.data as { id: string }).id };
}

export const symbols: AttackCase[] = [
  {
    id: "B18",
    title: "Another's symbols: read, replaced, deleted, listed",
    run: async (target) => {
      const { token, id } = await keptSymbol(target);
      const stranger = (await target.signUp()).token;
      const one = `${ADDRESS}/${id}`;
      for (const asked of [
        { token: stranger },
        { token: stranger, method: "PUT", body: { symbol: { ...SYMBOL, name: "Mine" } } },
        { token: stranger, method: "DELETE" },
      ]) {
        const { body } = await target.call(one, asked);
        expectThat(body.code === "NOT_FOUND", `answered ${String(body.code)}`);
      }
      const list = await target.call(`${ADDRESS}/list`, { token: stranger });
      expectThat((list.body.data as { rows: unknown[] }).rows.length === 0, "a stranger sees the symbol");
      for (const path of [one, `${ADDRESS}/list`])
        expectThat((await target.call(path)).status === 403, `${path} is open without signing in`);
      const own = await target.call(one, { token });
      expectThat((own.body.data as { name: string }).name === "Secret", "the symbol was changed");
    },
  },
  {
    id: "F25",
    title: "Symbols that are none, or fill the server",
    run: async (target) => {
      const { token } = await target.signUp();
      const send = (symbol: unknown) => target.call(ADDRESS, { token, body: { symbol } });
      const broken = [
        null,
        [],
        { ...SYMBOL, name: "" },
        { ...SYMBOL, id: "../x" },
        { ...SYMBOL, pins: [{}] },
        { ...SYMBOL, pinNameOffset: 1e12 },
        { ...SYMBOL, unitCount: -1 },
        { ...SYMBOL, graphics: [{ unit: 0, style: 0, graphic: { shape: "script" } }] },
        { ...SYMBOL, keywords: Array.from({ length: 51 }, () => "x") },
      ];
      for (const [at, symbol] of broken.entries()) {
        const { status, body } = await send(symbol);
        expectThat(status < 500 && body.type !== "success", `symbol ${at} was answered ${status}`);
      }
      const huge = await send({ ...SYMBOL, fields: { note: "x".repeat(300 * 1024) } });
      expectThat(huge.status === 413, `300 kB were answered ${huge.status}`);
      const hostile = await send({ ...SYMBOL, name: "<img src=x onerror=alert(1)>'; DROP TABLE user_symbols; --" });
      expectThat(hostile.body.type === "success", "a strange name was refused");
      expectThat((await send(SYMBOL)).body.type === "success", "a good symbol was refused");
    },
  },
];
