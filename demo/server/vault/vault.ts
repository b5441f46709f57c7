import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { digitsOf } from '../../../src/domain/billing/card-number';
import { cardTypeOf } from '../../../src/domain/billing/card-type';
import { paymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import type { Db } from '../db/open';
import type { Deps } from '../http/env';
import { onlyHttps } from '../http/only-https';
import { bodyOf, refuse, reply } from '../http/reply';
import { secretId } from '../core/secret-id';
import { readVaultKey } from './key';
import { FRAMES, frameHeaders, framePage, type FrameName } from './page';
import { fieldScript } from './script';
import { agreeHeaders, agreementId, agreePage, isProvider } from './agree-page';
import { keepAgreement, keepCard } from './store';

/** The maximum body size in bytes: a card number, a security code and a key. */
const MAX_BODY = 2048;

const isFrame = (name: string): name is FrameName => Object.hasOwn(FRAMES, name);

type VaultDeps = Pick<Deps, 'now' | 'secret' | 'places'> & {
  /** The public address of the vault. */
  readonly vaultUrl?: string;
};

/**
 * Creates the demo's payment provider: a separate origin whose frames take a card's number and code and return a token. It uses no cookies
 * and answers only to its own frames, which only the shop's pages may contain.
 */
export function createVault(db: Db, { now, secret, places, vaultUrl }: VaultDeps): Hono {
  const app = new Hono();
  app.use(onlyHttps(vaultUrl));
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, 413, 'The request is too large.') }));

  app.get('/:frame', async (c, next) => {
    const name = c.req.param('frame');
    if (!isFrame(name)) return next();
    const nonce = secretId();
    const shops = places.shops();
    return c.html(framePage(name, await fieldScript(), shops, nonce), 200, frameHeaders(nonce, shops));
  });

  app.post('/tokens', async (c) => {
    if (c.req.header('Origin') !== places.vault())
      return refuse(c, 403, 'Cards are entered in the frames of the vault.');
    if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) return refuse(c, 415, 'Requests are JSON.');
    const body = await bodyOf(c);
    const text = (name: string): string => (typeof body?.[name] === 'string' ? body[name] : '');
    const memberId = readVaultKey(text('key'), secret, now());
    if (memberId === null) return refuse(c, 401, 'This page can no longer take cards.');
    const typed = (field: PaymentField): string => (field === 'name_on_account' ? 'given to the shop' : text(field));
    const faults = paymentFaults('credit_card', typed);
    if (Object.keys(faults).length > 0) return reply(c, 422, { message: 'Please check the card.', faults });
    const cardno = digitsOf(text('cardno'));
    const token = await keepCard(db, memberId, cardno, secret, now());
    if (!token) return refuse(c, 429, 'You’ve entered too many cards. Wait five minutes and try again.');
    return reply(c, 200, { token, card_type: cardTypeOf(cardno), last_four: cardno.slice(-4) });
  });

  app.get('/agree/:provider', (c, next) => {
    const name = c.req.param('provider');
    if (!isProvider(name)) return next();
    const nonce = secretId();
    return c.html(agreePage(name, places.shops(), nonce), 200, agreeHeaders(nonce));
  });

  // Gives the reference of a person's agreement. Amazon's is an id of its own; PayPal's is a token that is good once.
  app.post('/agreements', async (c) => {
    if (c.req.header('Origin') !== places.vault())
      return refuse(c, 403, 'Agreements are made in the window of the vault.');
    const { key, provider } = (await bodyOf(c)) ?? {};
    const memberId = readVaultKey(typeof key === 'string' ? key : '', secret, now());
    if (memberId === null) return refuse(c, 401, 'This page can no longer ask for agreements.');
    if (typeof provider !== 'string' || !isProvider(provider)) return refuse(c, 422, 'There is no such provider.');
    const account = `member-${memberId}@${provider}.example`;
    if (provider === 'amazon') return reply(c, 200, { reference: agreementId(), account });
    const reference = await keepAgreement(db, memberId, secret, now());
    return reference
      ? reply(c, 200, { reference, account })
      : refuse(c, 429, 'You’ve made too many agreements. Wait five minutes and try again.');
  });

  app.notFound((c) => refuse(c, 404, 'There is nothing here.'));
  app.onError((error, c) => {
    // Never logs the request, because it contains a card.
    console.error(`The vault failed: ${error.name}`);
    return refuse(c, 500, 'An error while processing your request.');
  });
  return app;
}
