// Messages between the server and a filled thread.

export type ThreadJob<Entry, Question> =
  | { kind: "entries"; entries: Entry[] }
  /** All entries were sent: the index is made. */
  | { kind: "index" }
  | { kind: "ask"; id: number; question: Question };

export type ThreadAnswer<Answer> = { kind: "indexed" } | { kind: "answered"; id: number; answer: Answer };
