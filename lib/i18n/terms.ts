// Where the terms of an order stand; null as long as that page does not exist, for no link may lead nowhere.

export const TERMS_HREF: string | null = null;
