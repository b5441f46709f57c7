import { failure } from './page-of-store';
import { MODULES, wireModule } from './wire';

export const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
/** The server's own word that there is no such record. */
const NONE = failure('status', { status: 404, ownStatus: 404, fromJson: true });

export interface Told {
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Answers for single records: those given, in a currency; of any other the server has none. */
export const alone = (records: Readonly<Record<string, unknown>>, currency = 'USD') => ({
  product: ({ params }: Told = {}) => {
    const record = records[`${String(params?.['kind'])}/${String(params?.['id'])}`];
    if (record && typeof record === 'object' && 'ok' in record) return record;
    return record ? { status: 200, currency, product: record } : NONE;
  },
});

/** A list that has all but the modules 77 and 76; 76 needs 75, which it lacks as well. */
export const products = { status: 200, currency: 'USD', data: MODULES };
export const LATE = {
  'module/77': wireModule(77),
  'module/76': wireModule(76, { dependencies: '75' }),
  'module/75': wireModule(75),
};
