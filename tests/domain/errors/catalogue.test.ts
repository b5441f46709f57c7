import { describe, expect, it } from 'vitest';
import { responseTo, type Operation, type Remedy } from '../../../src/domain/errors/catalogue';
import { PASSED, TOKEN_REFUSED, type FailureKind } from '../../../src/domain/errors/failure';
import { Status } from '../../../src/domain/errors/statuses';

const of = (operation: Operation, trouble: number | FailureKind): readonly [Remedy, string] => {
  const { remedy, text } = responseTo(
    operation,
    typeof trouble === 'number' ? { kind: 'status', status: trouble } : { kind: trouble, status: 0 },
  );
  return [remedy, text];
};

describe('a status', () => {
  it.each<[number, Remedy, string]>([
    [Status.unauthorized, 'pass', 'errors.refused'],
    [Status.invalidStructure, 'show', 'errors.refused'],
    [Status.tokenExpired, 'show', 'errors.token'],
    [Status.invalidToken, 'show', 'errors.token'],
    [Status.jwtError, 'show', 'errors.token'],
    [Status.orderUpsert, 'pass', 'errors.order_service'],
    [Status.error, 'show', 'errors.pricing'],
    [Status.orderService, 'pass', 'errors.order_service'],
    [Status.subscription, 'pass', 'errors.subscription'],
    [Status.subscriptionNew, 'pass', 'errors.subscription'],
    [Status.subscriptionUpdate, 'pass', 'errors.subscription'],
    [Status.threeDSecure, 'pass', 'errors.three_d_secure'],
    [Status.mediator, 'pass', 'errors.payment_service'],
    [Status.cardValidation, 'pass', 'errors.card'],
    [Status.cardConnection, 'pass', 'errors.payment_service'],
    [Status.cardGeneral, 'pass', 'errors.payment_service'],
    [Status.cardUnauthorized, 'pass', 'errors.card'],
    [Status.cardLimit, 'pass', 'errors.payment_service'],
    [Status.cardServer, 'pass', 'errors.payment_service'],
    [Status.cardRequest, 'pass', 'errors.card'],
    [Status.billingService, 'pass', 'errors.billing_service'],
    [Status.unknown, 'pass', 'errors.pricing'],
  ])(
    '%i in the cart has the remedy %s and the text %s [ERR-14, ERR-15, ERR-16, ERR-17, ERR-18, ERR-19, ERR-20, ERR-22, ERR-23, ERR-24, ERR-25, ERR-26, ERR-27, ERR-28, ERR-29, ERR-30, ERR-31, ERR-32, ERR-33, ERR-34, ERR-35, ERR-36]',
    (status, remedy, text) => {
      expect(of('cart', status)).toEqual([remedy, text]);
    },
  );

  it('has one number for each meaning [ERR-13, ERR-14, ERR-21]', () => {
    expect(Status).toMatchObject({ success: 200, error: 500, sessionExpired: 419 });
    expect(new Set(Object.values(Status)).size).toBe(Object.keys(Status).length);
  });

  it('with its own message is passed on wherever the client does so, except by the forms below [ERR-12]', () => {
    for (const operation of ['cart', 'marketplace', 'checkout', 'order', 'upgrade', 'activation'] as const) {
      for (const status of PASSED)
        expect([operation, status, of(operation, status)[0]]).toEqual([operation, status, 'pass']);
    }
  });
});

describe('an operation', () => {
  it.each<[Operation, number | FailureKind, Remedy, string]>([
    ['cart', 404, 'show', 'errors.pricing'],
    ['cart', 'aborted', 'nothing', 'errors.pricing'],
    ['marketplace', 500, 'reload', 'errors.marketplace'],
    ['marketplace', 'offline', 'show', 'errors.offline'],
    ['marketplace', 'not-json', 'show', 'errors.not_json'],
    ['order', 422, 'reload', 'errors.marketplace'],
    ['activation', 500, 'pass', 'errors.marketplace'],
    ['migration', 500, 'reload', 'errors.marketplace'],
    ['invoice', 500, 'pass', 'errors.marketplace'],
    ['checkout', 500, 'show', 'errors.pricing'],
    ['checkout', 409, 'show', 'upgrade.pending'],
    ['upgrade', 409, 'show', 'upgrade.pending'],
    ['cart', 409, 'show', 'errors.pricing'],
  ])(
    '%s has after %s the remedy %s and the text %s [ERR-01, ERR-03, ERR-04, ERR-09, PAY-21]',
    (operation, trouble, remedy, text) => {
      expect(of(operation, trouble)).toEqual([remedy, text]);
    },
  );

  it.each<Operation>(['cart', 'share', 'checkout', 'billing', 'upgrade-message', 'invoice'])(
    '%s without a session says so, and the page reloads [ERR-05, ERR-06, ERR-15, ERR-21]',
    (operation) => {
      expect(of(operation, 'session-expired')).toEqual(['reload', 'errors.session_expired']);
      expect(of(operation, 'unauthorized')).toEqual(['reload', 'errors.unauthorized']);
    },
  );

  it('of a services call renews its token once [ERR-15, ERR-17, ERR-18]', () => {
    for (const trouble of [...TOKEN_REFUSED, 'unauthorized' as const]) expect(of('service', trouble)[0]).toBe('renew');
    expect(of('service', 407)[0]).toBe('show');
  });

  it.each<[Operation, number, Remedy]>([
    ['checkout', 403, 'pass'],
    ['checkout', 406, 'pass'],
    ['order', 403, 'pass'],
    ['upgrade', 406, 'pass'],
    ['upgrade', 403, 'show'],
    ['activation', 406, 'pass'],
    ['cart', 406, 'show'],
  ])('%s decides what %i means: %s [ERR-15, ERR-16, ERR-18, UPG-22, UPG-23]', (operation, status, remedy) => {
    expect(of(operation, status)[0]).toBe(remedy);
  });

  it.each<[number | FailureKind, Remedy, string]>([
    [604, 'verify', 'errors.three_d_secure'],
    [422, 'pass', 'errors.not_json'],
    [401, 'pass', 'errors.not_json'],
    [499, 'pass', 'errors.not_json'],
    [601, 'pass', 'errors.not_json'],
    [500, 'show', 'errors.not_json'],
    [600, 'show', 'errors.not_json'],
    [703, 'show', 'errors.not_json'],
    [900, 'show', 'errors.not_json'],
    ['offline', 'show', 'errors.offline'],
    ['unknown-outcome', 'show', 'errors.unknown_outcome'],
  ])(
    'that updates the billing details has after %s the remedy %s and the text %s [BIL-17, BIL-18, BIL-19, ERR-26]',
    (trouble, remedy, text) => {
      expect(of('billing', trouble)).toEqual([remedy, text]);
    },
  );

  it.each<[number | FailureKind, string]>([
    [500, 'errors.quote_error'],
    [422, 'errors.quote_error'],
    [429, 'errors.quote_busy'],
    ['not-json', 'errors.quote_unanswered'],
    ['network', 'errors.quote_unanswered'],
    ['timeout', 'errors.quote_unanswered'],
    ['unknown-outcome', 'errors.quote_unanswered'],
  ])(
    'that shares a quote tells failures apart from unusable answers: after %s it has the text %s [QUO-40, ERR-10]',
    (trouble, text) => {
      expect(of('share', trouble)).toEqual(['show', text]);
    },
  );

  it.each<[Operation, number, Remedy, string]>([
    ['upgrade-message', 404, 'pass', 'upgrade.message_failed'],
    ['upgrade-message', 500, 'show', 'upgrade.message_failed'],
    ['upgrade-check', 422, 'pass', 'errors.pricing'],
  ])(
    'that asks about an upgrade, %s, has after %i the remedy %s and the text %s [UPG-10, UPG-20, UPG-21]',
    (operation, status, remedy, text) => {
      expect(of(operation, status)).toEqual([remedy, text]);
    },
  );
});
