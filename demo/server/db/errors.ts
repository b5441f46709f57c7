/** What PostgreSQL says where the same again may succeed: a serialization failure, a deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Node's and PostgreSQL's codes for a database that is not there, going down, full, or too slow. */
const OUTAGES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...|25P03|53300|55000|55P03|57014|57P0[1235])$/;

/** The driver's own errors about a lost connection carry no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

type Cause = Error & { readonly code?: unknown };

/** The error and what caused it, outermost first: the query builder wraps what the driver throws. */
const causesOf = (error: unknown): readonly Cause[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

const some = (error: unknown, test: (code: string, message: string) => boolean): boolean =>
  causesOf(error).some(({ code, message }) => test(typeof code === 'string' ? code : '', message));

/** Two transactions were in each other's way, and nothing of this one was kept. */
export const isConflict = (error: unknown): boolean => some(error, (code) => CONFLICTS.has(code));

/** The database can't be asked now, and may be later. */
export const isOutage = (error: unknown): boolean =>
  some(error, (code, message) => OUTAGES.test(code) || LOST.test(message));

/** The innermost cause, in its own words. */
export const reasonOf = (error: unknown): string => {
  const innermost = causesOf(error).at(-1);
  // Node says nothing in the message where every address of a host refused.
  return innermost?.message || String(innermost?.code ?? error);
};
