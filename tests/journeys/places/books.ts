import { list } from '../levels/visit';
import { readDay, writeDay } from '../model/days';
import { readAmount } from '../model/money';
import type { Place } from './place';

/** What a page of the list holds. */
const PAGE = 12;

/** What was charged for orders. */
export const transactions: Place = {
  name: 'transactions',
  after: ['order'],
  isThere: ({ visit }) => visit.isMember,
  expected: ({ account }) => ({
    amounts: account.billed.filter(({ what }) => what === 'order').map(({ total }) => total),
  }),
  shown: async ({ visit, level }) => ({ amounts: await level.server.charged(visit.id) }),
};

/** Every invoice once, by its day: none is missing, none is there twice. */
export const invoices: Place = {
  name: 'invoice list',
  after: ['order', 'until'],
  isThere: ({ visit, account }) => visit.isMember && visit.cell.kind !== 'reseller' && account.billed.length > 0,
  expected: ({ account: { billed } }) => ({
    total: billed.length,
    'amounts by day': billed
      .map(({ issuedOn, total }) => `${writeDay(issuedOn)} ${total}`)
      .toSorted()
      .slice(-PAGE),
  }),
  shown: async ({ visit, account }) => {
    const body = await visit.get(`/account/${visit.id}/invoices`);
    return {
      total: body['total'],
      'amounts by day': list(body['data'])
        .map((one) => `${writeDay(readDay(one['issued_at']))} ${readAmount(one['amount'], account.shelf.currency)}`)
        .toSorted(),
    };
  },
};
