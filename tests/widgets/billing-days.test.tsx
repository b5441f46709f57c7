import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../widgets/subscription/parts/payment';
import { seen } from '../kit/look';
import { mountPage } from '../kit/mount';
import { until } from '../kit/until';
import { cartBody, subscribed, wirePlan } from '../kit/wire';

/** Readers with a language each, so that no cached formatter of another reader is used. */
const READERS = [
  ['Pacific/Pago_Pago', 'en-AS'],
  ['America/Los_Angeles', 'en-US'],
  ['Europe/London', 'en-GB'],
  ['Asia/Kolkata', 'en-IN'],
  ['Pacific/Kiritimati', 'en-KI'],
] as const;

/** A moment at which it is another day in some of these time zones. */
const AT = '2030-12-28T05:31:00Z';
const LATE = '2030-12-28T21:31:00Z';
const DAY = /28 December 2030|December 28, 2030/;
const INVOICE = { number: '1', title: 'Route', issued_at: AT, payment_status: 2, amount: '1.00' };

/** Matches a label or word followed by that day. */
const withDay = (before: string) => new RegExp(`${before} ?(${DAY.source})`);
const says = (tag: string, text: RegExp) => until(() => expect(seen(tag)).toMatch(text));

const info = (at: string) => ({
  status: 200,
  currency: 'USD',
  subscription: {
    plan_id: 1001,
    title: 'Route Optimization',
    timeframe: 'year',
    price: '249.00',
    next_amount: '2988.00',
    next_invoice_date: at,
    current_period_ends_at: at,
    payment_status: 5,
  },
  modules: [
    { id: 1, title: 'Tried', price: '20.00', is_trial: 1, trial_expires_on: at },
    { id: 2, title: 'Switched off', price: '20.00', is_active: 0, paid_until: at },
  ],
});

describe.each(READERS)('a billing day for a reader in %s', (zone, language) => {
  beforeEach(() => {
    const { DateTimeFormat } = Intl;
    class Local extends DateTimeFormat {
      constructor(tag?: string, options?: Intl.DateTimeFormatOptions) {
        super(tag, { timeZone: zone, ...options });
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Local } }));
  });

  it.each([AT, LATE])(
    'is the day of the invoice in the subscription, the notice and the list: %s [REV-60]',
    async (at) => {
      const tags = ['waybill-subscription', 'waybill-payment-banner', 'waybill-invoice-list'];
      await mountPage(tags.map((tag) => `<${tag} lang="${language}"></${tag}>`).join(''), {
        answers: {
          session: subscribed(1001, { next_invoice_date: at }),
          subscriptionInfo: info(at),
          invoices: {
            status: 200,
            currency: 'USD',
            data: [{ ...INVOICE, issued_at: at }],
            years: [2030],
            page: 1,
            pages: 1,
            total: 1,
          },
          cart: cartBody(wirePlan(1001)),
        },
      });
      await says('waybill-subscription', withDay('Next invoice'));
      await says('waybill-subscription', withDay('Free until'));
      await says('waybill-subscription', withDay('Paid until'));
      await says('waybill-payment-banner', withDay('will be charged on'));
      await says('waybill-invoice-list', /28 Dec(ember)? 2030|Dec 28, 2030/);
    },
  );

  it.each(['is_subscription_canceled', 'is_expired'])(
    'is the last day of what has ended or will end: %s [REV-60]',
    async (flag) => {
      await mountPage(`<waybill-subscription lang="${language}"></waybill-subscription>`, {
        answers: { session: subscribed(1001, { [flag]: 1, expires_at: AT }), subscriptionInfo: info(AT) },
      });
      await until(() => expect(seen('waybill-subscription')).toMatch(new RegExp(`End(s|ed) on ?(${DAY.source})`)));
    },
  );
});
