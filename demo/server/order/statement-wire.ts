import { createHash } from 'node:crypto';
import { factsOf, unversioned, type Told } from './told';

/** Returns a hash of the statement's facts: the same in every language and on every server. */
const versionOf = (told: Told): string =>
  createHash('sha256')
    .update(JSON.stringify(factsOf(told)))
    .digest('hex')
    .slice(0, 32);

/** Converts a statement to its wire format: what an order costs, and when. */
export const statementWire = (told: Told) => ({ version: versionOf(told), ...unversioned(told) });

export type StatementWire = ReturnType<typeof statementWire>;
