// Anchor of the order on a project's page; apart from the panel, which is for browsers only.
export const ORDER_ID = "order";
