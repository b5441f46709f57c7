import { failure } from './page-of-store';
import { MODULES, wireModule } from './wire';

export const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
/** The server's reply that a record does not exist: a 404 in JSON. */
const NONE = failure('status', { status: 404, ownStatus: 404, fromJson: true });

export interface Told {
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Builds the replies for single records in a currency; a record that is not given gets a 404. */
export const alone = (records: Readonly<Record<string, unknown>>, currency = 'USD') => ({
  product: ({ params }: Told = {}) => {
    const record = records[`${String(params?.['kind'])}/${String(params?.['id'])}`];
    if (record && typeof record === 'object' && 'ok' in record) return record;
    return record ? { status: 200, currency, product: record } : NONE;
  },
});

/** A list of products without modules 75, 76 and 77, of which 76 needs 75. */
export const products = { status: 200, currency: 'USD', data: MODULES };
export const LATE = {
  'module/77': wireModule(77),
  'module/76': wireModule(76, { dependencies: '75' }),
  'module/75': wireModule(75),
};
