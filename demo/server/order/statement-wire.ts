import { createHash } from 'node:crypto';
import { statementFacts, unversionedStatement, type StatementInput } from './statement-facts';

/** Returns a hash of the statement's facts: the same in every language and on every server. */
const versionOf = (told: StatementInput): string =>
  createHash('sha256')
    .update(JSON.stringify(statementFacts(told)))
    .digest('hex')
    .slice(0, 32);

/** Converts a statement to its wire format: what an order costs, and when. */
export const statementWire = (told: StatementInput) => ({ version: versionOf(told), ...unversionedStatement(told) });

export type StatementWire = ReturnType<typeof statementWire>;
