interface CostLine {
  key: string;
  amountMicro: number;
  rule: { key: string };
}

/** Whether a line costs nothing because the price includes it, not because the customer supplies or declines it. */
export const isIncludedLine = ({ key, amountMicro, rule }: CostLine): boolean =>
  amountMicro === 0 && key !== "componentsUnitPrice" && rule.key !== "notTested";
