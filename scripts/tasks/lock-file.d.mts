interface Rules {
  /** Licenses of packages that the lock file does not name by an identifier. */
  read?: Readonly<Record<string, string>>;
  /** Packages whose install script is known and never run. */
  scripted?: ReadonlySet<string>;
}

/** True for an SPDX expression that allows use in a product under MIT. */
export function isAllowedLicense(expression: string, licenses?: ReadonlySet<string>): boolean;

/** Sentences about what breaks a rule; `lock` is a package-lock.json of version 3. */
export function lockFileProblems(lock: { packages: Record<string, object> }, rules?: Rules): string[];
