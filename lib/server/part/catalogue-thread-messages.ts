// Messages between the server and a worker that holds the catalog.

export type CatalogueJob<Part, Question> =
  | { kind: "parts"; parts: Part[] }
  /** All parts were sent: the index is made. */
  | { kind: "index" }
  | { kind: "ask"; id: number; question: Question };

export type CatalogueAnswer<Answer> = { kind: "indexed" } | { kind: "answered"; id: number; answer: Answer };
