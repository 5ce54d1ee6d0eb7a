// The process around a command, so that tests can give another.

export interface ProgramResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Io {
  /** Results alone. */
  readonly out: (text: string) => void;
  /** Progress, notices and errors. */
  readonly err: (text: string) => void;
  readonly readInput: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Asks at the terminal without showing the answer; null where there is no terminal. */
  readonly askSecret: ((question: string) => Promise<string>) | null;
  readonly isOutTerminal: boolean;
  readonly isErrTerminal: boolean;
  /** Width of the terminal in columns; null where there is none. */
  readonly columns: number | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Null where the program does not exist. */
  readonly run: (program: string, args: readonly string[]) => Promise<ProgramResult | null>;
  readonly randomId: () => string;
}
