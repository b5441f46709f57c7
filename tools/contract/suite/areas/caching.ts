import type { EndpointName } from '../../../../src/api/endpoints';
import { check, NotChecked, unless, type Area } from '../check';
import { firstOf, wrong } from '../expect';
import { header, isKept, named, sequence, shown } from '../response-headers';
import type { Ask, Came } from '../server';
import { PRICING, type Visit } from '../visit';

/** Returns whether the browser itself may use a reply again without asking. */
const isReused = (came: Came): boolean => !/no-store|no-cache|max-age=0/i.test(header(came, 'Cache-Control'));

const pricesIn = (visit: Visit, language: string): Promise<Came> =>
  visit.services('bundles', { query: PRICING, headers: { 'Accept-Language': language } });

/** What is read of an account, where the server knows it. */
const ACCOUNTS: readonly EndpointName[] = [
  'session',
  'cart',
  'token',
  'billingInfo',
  'subscriptionActive',
  'upgradeMessage',
];

const personal: readonly (readonly [EndpointName, Ask])[] = [
  ['token', {}],
  ['session', {}],
  ['cart', { query: { pricing: 1 } }],
];

export const caching: Area = {
  name: 'caching',
  title: 'Caching',
  checks: [
    check('caching.personal', 'STO-02', 'Token, session and cart are kept by no cache on the way', (visit) =>
      sequence(personal, async ([name, ask]) => {
        const came = await visit.ask(name, ask);
        return unless(!isKept(came), () =>
          wrong(came, 'Cache-Control: no-store', {
            came: shown(came, 'Cache-Control'),
            page: 'may show one person what was meant for another',
          }),
        );
      }),
    ),
    check(
      'caching.others',
      'STO-02',
      'What an account reads is kept by no cache on the way',
      (visit) =>
        sequence(ACCOUNTS, async (name) => {
          const came = await visit.ask(name, { isAccount: true });
          return unless(came.status > 299 || !isKept(came), () =>
            wrong(came, 'Cache-Control: no-store or private', {
              came: shown(came, 'Cache-Control'),
              page: 'may show one account what is another’s',
            }),
          );
        }),
      'account',
    ),
    check('caching.services', 'ACC-12', 'Prices of one caller are not kept for another', async (visit: Visit) => {
      const came = await visit.services('bundles', { query: PRICING });
      const isShared =
        isKept(came) && header(came, 'Cache-Control') !== '' && !named(came, 'Vary').includes('authorization');
      return unless(!isShared, () =>
        wrong(came, 'Cache-Control: no-store or private, or Vary: Authorization', {
          came: `${shown(came, 'Cache-Control')}, ${shown(came, 'Vary')}`,
          page: 'may show the prices of another account',
        }),
      );
    }),
    check('caching.languages', 'I18-01', 'Texts of one language are not kept for another', async (visit) => {
      const [one, other] = [await pricesIn(visit, 'en'), await pricesIn(visit, 'fr')];
      const isOne = one.text === other.text || !isReused(one) || named(one, 'Vary').includes('accept-language');
      return unless(isOne, () =>
        wrong(one, 'Vary: Accept-Language', {
          came: `${shown(one, 'Cache-Control')}, ${shown(one, 'Vary')}`,
          page: 'shows a language that the person does not read',
        }),
      );
    }),
    check('caching.etag', '', 'Who has a reply by its ETag is told so, with 304', async (visit) => {
      const etag = header(await visit.services('bundles', { query: PRICING }), 'ETag');
      if (!etag) throw new NotChecked('the packages have no ETag');
      const weak = etag.startsWith('W/') ? etag : `W/${etag}`;
      const asks = async (tag: string) =>
        visit.services('bundles', { query: PRICING, headers: { 'If-None-Match': tag } });
      return firstOf([
        ...(await sequence([etag, weak, `"x", ${etag}`], async (tag) => {
          const came = await asks(tag);
          return unless(came.httpStatus === 304, () =>
            wrong(came, `304, because ${tag} was named in If-None-Match`, { page: 'loads all prices again and again' }),
          );
        })),
        ...(await sequence(['"another"'], async (tag) => {
          const came = await asks(tag);
          return unless(came.httpStatus === 200, () =>
            wrong(came, 'the packages, because another ETag was named', { page: 'goes on showing former prices' }),
          );
        })),
      ]);
    }),
  ],
};
