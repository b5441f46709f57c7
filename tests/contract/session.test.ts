import { describe, expect, it } from 'vitest';
import { readSession } from '../../src/contract/session';
import { isVisitor, VISITOR } from '../../src/domain/subscription/user-type';
import { listenTo } from '../kit/console';
import { sessionRecord } from './kit';

const methodsOf = (more: object) => readSession(sessionRecord(more))?.paymentMethods;

describe('readSession', () => {
  it.each([0, -1, '0', '-5', null])(
    'returns a visitor with country and currency for the member id %j [ACC-02]',
    (member_id) => {
      const account = readSession(sessionRecord({ member_id, is_subscribed: 1, is_trial: 0, is_primary: 0 }));
      expect(account).toEqual({ ...VISITOR, ip: '10.0.0.1', country: 'FR', currency: 'EUR' });
      expect(account).toMatchObject({ isTrial: true, isPrimary: true, isSubscribed: false });
    },
  );

  it.each([undefined, 'x', ''])('rejects a reply with the member id %j, unless authenticated is 0', (member_id) => {
    expect(readSession(sessionRecord({ member_id }))).toBeNull();
    expect(readSession(sessionRecord({ member_id, authenticated: 1 }))).toBeNull();
    expect(readSession(sessionRecord({ member_id, authenticated: '0' }))).toMatchObject({ memberId: 0 });
  });

  it.each([
    ['subscribed', 'isSubscribed'],
    ['expired', 'isExpired'],
    ['indirect', 'isIndirect'],
    ['affiliate', 'isAffiliate'],
  ] as const)('reads %s under its older name without is_, which the newer one overrides', (field, key) => {
    expect(readSession({ member_id: '7', [field]: '1' })?.[key]).toBe(true);
    expect(readSession({ member_id: '7', [`is_${field}`]: 0, [field]: 1 })?.[key]).toBe(false);
  });

  it('allows every payment method if the server sends no list, and none if the list is empty', () => {
    expect(methodsOf({ supported_payment_methods: undefined })).toEqual([1, 2, 3, 4]);
    expect(methodsOf({ supported_payment_methods: [] })).toEqual([]);
    expect(methodsOf({ supported_payment_methods: '1, 4' })).toEqual([1, 4]);
  });

  it('allows every payment method if none in the list is known, and warns the console once', () => {
    const heard = listenTo('warn');
    expect(methodsOf({ supported_payment_methods: null })).toEqual([1, 2, 3, 4]);
    expect(heard.said()).toEqual([]);
    for (const told of [['sepa'], 'sepa, 9', [{}]])
      expect(methodsOf({ supported_payment_methods: told })).toEqual([1, 2, 3, 4]);
    expect(methodsOf({ supported_payment_methods: ['sepa', 'ach'] })).toEqual([2]);
    expect(heard.said()).toEqual(['waybill: none of the payment methods of the session is known, so all are offered']);
  });

  it.each([
    ['paypal', 4],
    ['ach', 2],
    ['1', 1],
    [3, 3],
    ['sepa', null],
    [undefined, null],
  ])('reads the stored payment method %j [CHK-48]', (type, method) => {
    expect(readSession(sessionRecord({ billing_info: { type, first_name: 'Ann' } }))?.billing?.type).toBe(method);
  });

  it.each([null, undefined, [], 'x', 7])('returns null for %j', (body) => {
    expect(readSession(body)).toBeNull();
  });

  it.each([
    ['is_subscribed', 'isSubscribed'],
    ['is_trial', 'isTrial'],
    ['is_primary', 'isPrimary'],
    ['is_expired', 'isExpired'],
    ['is_legacy', 'isLegacy'],
    ['is_ro', 'isReadOnly'],
    ['is_indirect', 'isIndirect'],
    ['is_affiliate', 'isAffiliate'],
    ['is_exclusive', 'isExclusive'],
    ['is_subscription_canceled', 'isCanceled'],
    ['is_subscription_paused', 'isPaused'],
    ['is_mobile_subscription', 'isMobile'],
    ['is_wired_subscription', 'isWired'],
  ] as const)('reads the flag %s [ACC-05]', (field, key) => {
    for (const on of [1, '1', true]) expect(readSession(sessionRecord({ [field]: on }))?.[key]).toBe(true);
    for (const off of [0, '0', false, null, 'yes', 2])
      expect(readSession(sessionRecord({ [field]: off }))?.[key]).toBe(false);
  });

  it('reads the six properties that define the type of a user [ACC-18]', () => {
    const account = readSession(
      sessionRecord({ member_id: '7', is_subscribed: 1, is_expired: 1, is_indirect: 0, is_affiliate: 1 }),
    );
    expect(account).toMatchObject({
      memberId: 7,
      isSubscribed: true,
      isExpired: true,
      isIndirect: false,
      isAffiliate: true,
    });
    // A user is authenticated if the session has a member id. [ACC-02]
    expect(account && isVisitor(account)).toBe(false);
  });

  it('reads the subscription, and takes a missing period from the list of subscriptions [ACC-05]', () => {
    const subscription = {
      plan_id: 35,
      plan_code: 'route-planning-year',
      module_ids: [12, '13', 'x'],
      timeframe: 'year',
      current_period_started_at: '2025-01-01',
      kind: 4,
      state: -2,
    };
    const account = readSession(
      sessionRecord({ subscription, subscriptions: [{ current_period_ends_at: '2026-01-01' }] }),
    );
    expect(account?.subscription).toEqual({
      planId: 35,
      planCode: 'route-planning-year',
      moduleIds: [12, 13],
      timeframe: 'year',
      periodStartedAt: '2025-01-01',
      periodEndsAt: '2026-01-01',
      kind: 4,
      state: -2,
    });
    expect(readSession(sessionRecord({ subscription: [] }))?.subscription).toBeNull();
  });

  it('leaves fields of the subscription unknown that the server does not send', () => {
    const subscription = { plan_id: 35, modules: [{ id: 12 }, { id: 13, bundled: '1', quantity: '4' }], quantity: -1 };
    const held = readSession(sessionRecord({ subscription: { ...subscription, state: 'on' } }))?.subscription;
    expect(held).toMatchObject({
      lines: [
        { id: 12, quantity: null },
        { id: 13, bundled: true, quantity: 4 },
      ],
      state: null,
    });
    expect(held).not.toHaveProperty('quantity');
    expect(held?.lines?.[0]?.bundled).toBeUndefined();
  });

  it('says of modules, also of those that are off, that they were refunded', () => {
    const rows = [{ id: 12, quantity: 5, is_refunded: 1 }, { id: 13, quantity: 1, is_refunded: '0' }, { id: 14 }];
    const wire = { plan_id: 35, modules: rows, paid_modules: rows };
    const held = readSession(sessionRecord({ subscription: wire }))?.subscription;
    const expected = [
      { id: 12, quantity: 5, isRefunded: true },
      { id: 13, quantity: 1 },
      { id: 14, quantity: null },
    ];
    expect([held?.lines, held?.paid]).toEqual([expected, expected]);
  });

  it('reads overdue, pending and billed amounts in the account’s currency [ACC-05]', () => {
    const account = readSession(
      sessionRecord({
        has_past_due_invoice: 1,
        past_due_invoice: { number: 'A-1', amount: '19.99', due_at: '2025-02-01' },
        pending_subscription_change: { status: 'pending', total: 5 },
        organization_policy: { status: 1, details: 'No' },
        billing_info: { type: 1, first_name: 'Ann', country: 'FR', member_id: 7 },
        billing_type: 'shopify',
        supported_payment_methods: [1, 3, null],
        legacy_cost: '0.5',
        expires_at: '2025-02-01',
        next_invoice_date: 'soon',
      }),
    );
    expect(account).toMatchObject({
      pastDue: { number: 'A-1', amount: 1999, dueAt: '2025-02-01' },
      pendingChange: { status: 'pending', total: 500 },
      organizationPolicy: { status: 1, details: 'No' },
      billing: { type: 1, firstName: 'Ann', country: 'FR', memberId: 7 },
      billingType: 'shopify',
      paymentMethods: [1, 3],
      legacyCost: 50,
      expiresAt: '2025-02-01',
      nextInvoiceAt: null,
      currency: 'EUR',
    });
  });

  it('reports an overdue invoice even without its details, but never without the flag', () => {
    expect(readSession(sessionRecord({ has_past_due_invoice: 1 }))?.pastDue).toEqual({
      number: '',
      amount: null,
      dueAt: '',
    });
    const unread = sessionRecord({
      has_past_due_invoice: 1,
      past_due_invoice: { number: 'B-1', amount: '$105.14' },
      pending_subscription_change: { status: 'pending' },
    });
    expect(readSession(unread)).toMatchObject({
      pastDue: { number: 'B-1', amount: null },
      pendingChange: { total: null },
    });
    expect(readSession(sessionRecord({ past_due_invoice: { amount: 5 } }))?.pastDue).toBeNull();
  });

  it.each([
    [undefined, [0, 0]],
    [[], [0, 0]],
    [{ subscription: { manage: 1, view: 0 } }, [1, 0]],
    [{ subscription: { manage: '0', view: '1' } }, [0, 1]],
    [{ subscription: { manage: true, view: 'x' } }, [1, 1]],
    [{ subscription: { view: 1 } }, [0, 1]],
  ])('reads the policy %j, in which 0 allows and 1 forbids [ACC-09]', (policy, verdicts) => {
    expect(readSession(sessionRecord({ policy }))?.policy.subscription).toEqual(verdicts);
  });
});
