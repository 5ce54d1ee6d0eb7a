// Numbers of orders and quotes in a question.

const find = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[0].toUpperCase() ?? null;

/** "BW261121-7K2MQ4" */
export const readOrderNumber = (text: string): string | null => find(text, /\bbw\d{6}-[a-z0-9]{4,8}/);

/** "BQ261121-7K2MQ4" */
export const readQuoteNumber = (text: string): string | null => find(text, /\bbq\d{6}-[a-z0-9]{4,8}/);
