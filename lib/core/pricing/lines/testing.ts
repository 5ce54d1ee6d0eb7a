// Electrical test by flying probe: every board is tested, at no charge.

import type { CostLine } from "@/lib/core/pricing/line";

export const testing: CostLine = () => ({ amountMicro: 0, rule: { key: "testIncluded", args: {} } });
