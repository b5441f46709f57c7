import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/**
 * What a server of release 0.1.0 had stored, as SQL: seeded accounts, a visitor's cart and the quote that was shared of it, a subscriber who
 * had signed in and filled a cart.
 */
export const STORED = gunzipSync(
  readFileSync(fileURLToPath(new URL('fixtures/release-0.1.0.sql.gz', import.meta.url))),
).toString();

/** The cookie of the subscriber, who is member 1002, and the cart of each. */
export const SUBSCRIBER = { Cookie: 'waybill_session=9b427de6361a01d3f01e86025b6ff3fc' };
export const CART = '865093a03dfaac00653feba7ef721e43';
export const VISITOR = 'c33faad00ac4a47acaec3def38e37c84';
/** The quote that was shared of the visitor's cart. */
export const QUOTE = '9e1efc8f4f60012541e487aea7605eb2';
