import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Bank } from '../model/invoice-parties';

const HOLDER = 'Milepost Routing, Inc.';

/** The fictional accounts of the seller, by currency. */
const DOLLARS: Bank = {
  holder: HOLDER,
  name: 'Example Bank of Oregon',
  routing: '110000000',
  account: '000123456789',
  bic: 'EXMPUS66',
};
const ACCOUNTS: Partial<Readonly<Record<CurrencyCode, Bank>>> = {
  GBP: {
    holder: HOLDER,
    name: 'Example Bank, London',
    sortCode: '20-15-55',
    account: '55555555',
    iban: 'GB33 BUKB 2020 1555 5555 55',
  },
  EUR: { holder: HOLDER, name: 'Beispielbank, Köln', iban: 'DE89 3704 0044 0532 0130 00', bic: 'EXMPDEFF' },
  CHF: { holder: HOLDER, name: 'Beispielbank, Zürich', iban: 'CH93 0076 2011 6238 5295 7', bic: 'EXMPCHZZ' },
};

/** Returns the seller's bank account for transfers in a currency. */
export const bankFor = (currency: string): Bank => ACCOUNTS[currency as CurrencyCode] ?? DOLLARS;
