interface CostLine {
  key: string;
  amountMicro: number;
  rule: { key: string };
}

/** True if a line is free because the price includes it, not because the customer supplies or declines it. */
export const isIncludedLine = ({ key, amountMicro, rule }: CostLine): boolean =>
  amountMicro === 0 && key !== "componentsUnitPrice" && rule.key !== "notTested";
