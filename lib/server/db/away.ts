// Detection of queries that failed because the database could not be reached.

/** PostgreSQL's classes of errors: 08 connection, 53 resources, 57P0x shutdown and start. */
const AWAY_STATE = /^(08...|53...|57P0[1-5])$/;
const AWAY_ERRNO = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"]);
/** Messages of `pg` that have no error code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i;

const MAX_CAUSES = 5;

export function isDatabaseAway(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < MAX_CAUSES && at instanceof Error; depth++) {
    const code = "code" in at ? String(at.code) : "";
    const isConnecting = "syscall" in at && at.syscall === "connect";
    if (AWAY_STATE.test(code) || AWAY_MESSAGE.test(at.message)) return true;
    if (AWAY_ERRNO.has(code) && (isConnecting || code === "ECONNRESET" || code === "EPIPE")) return true;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return false;
}
