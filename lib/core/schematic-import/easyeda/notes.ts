export const EASYEDA_NOTES = [] as const;
export type EasyedaNote = (typeof EASYEDA_NOTES)[number];
