/** PostgreSQL error codes after which a retry may succeed: serialization failure and deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Node and PostgreSQL error codes of a database that is unreachable, shutting down, full or too slow. */
const OUTAGES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...|25P03|53[123]00|55000|55P03|57014|57P0[1235])$/;

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

/** PostgreSQL error codes of values that its types can't hold: out of range, not of the type, the zero character. */
const BAD_INPUT = /^22/;

/** Returns whether a value of the caller can't be stored or compared. */
export const isBadInput = (error: unknown): boolean => some(error, (code) => BAD_INPUT.test(code));

/**
 * Returns an error for the log without the values of its call, which may be addresses, cookies or files: its name, the database's code if it
 * has one, else its message, and where it happened.
 */
export function withoutValues(error: unknown): string {
  const [outermost] = causesOf(error);
  const innermost = causesOf(error).at(-1);
  if (!outermost || !innermost) return typeof error;
  const code = typeof innermost.code === 'string' ? innermost.code : '';
  // The query builder's message holds the query with its parameters, and a parser's message a part of the text.
  const isTold = !code && outermost === innermost && !(innermost instanceof SyntaxError);
  const frames = (outermost.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${innermost.name} ${isTold ? innermost.message : code}`.trim(), ...frames].join('\n');
}

/** Returns the message of the innermost cause. */
export const reasonOf = (error: unknown): string => {
  const innermost = causesOf(error).at(-1);
  // Node leaves the message empty when every address of a host refused the connection.
  return innermost?.message || String(innermost?.code ?? error);
};
