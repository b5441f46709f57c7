import { createHash } from 'node:crypto';
import { factsOf, unversioned, type Told } from './told';

/** Names a state: the same one has the same version, in every language and on every server. */
const versionOf = (told: Told): string =>
  createHash('sha256')
    .update(JSON.stringify(factsOf(told)))
    .digest('hex')
    .slice(0, 32);

/** What an order costs, and when, as the wire carries it. */
export const statementWire = (told: Told) => ({ version: versionOf(told), ...unversioned(told) });

export type StatementWire = ReturnType<typeof statementWire>;
