/** PostgreSQL error codes after which a retry may succeed: serialization failure and deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Node and PostgreSQL error codes of a database that is unreachable, shutting down, full or too slow. */
const OUTAGES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...|25P03|53300|55000|55P03|57014|57P0[1235])$/;

/** Messages of the driver's own errors about a lost connection, which carry no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

type Cause = Error & { readonly code?: unknown };

/** Returns the error and its causes, outermost first, because the query builder wraps the driver's errors. */
const causesOf = (error: unknown): readonly Cause[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

const some = (error: unknown, test: (code: string, message: string) => boolean): boolean =>
  causesOf(error).some(({ code, message }) => test(typeof code === 'string' ? code : '', message));

/** Returns whether the transaction conflicted with another one and was rolled back. */
export const isConflict = (error: unknown): boolean => some(error, (code) => CONFLICTS.has(code));

/** Returns whether the database is temporarily unavailable. */
export const isOutage = (error: unknown): boolean =>
  some(error, (code, message) => OUTAGES.test(code) || LOST.test(message));

/** Returns the message of the innermost cause. */
export const reasonOf = (error: unknown): string => {
  const innermost = causesOf(error).at(-1);
  // Node leaves the message empty when every address of a host refused the connection.
  return innermost?.message || String(innermost?.code ?? error);
};
