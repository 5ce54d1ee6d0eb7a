export const shared = { two: 2 };
