import type { StoredPayment } from '../../../src/domain/billing/info';
import { CARD_NAMES } from '../../../src/domain/billing/card-type';
import type { Member } from '../model/member';
import type { PaidWith } from '../model/paid-with';
import type { Writer } from '../texts/format';

/** Returns how a member pays: by transfer where that is agreed, else with the stored method, else null. */
export function paidWithOf({ profile }: Pick<Member, 'profile'>, payment: StoredPayment | null): PaidWith | null {
  if (profile.is_wired_subscription) return { kind: 'transfer' };
  switch (payment?.method) {
    case 'credit_card':
      return { kind: 'card', cardType: payment.cardType || null, lastFour: payment.lastFour };
    case 'ach':
      return { kind: 'account', lastFour: payment.lastFour };
    case 'paypal':
    case 'amazon':
      return { kind: payment.method };
    case undefined:
      return null;
  }
}

/** Names how a document is paid, masked: “Visa •••• 4242”. */
export function methodName(paidWith: PaidWith, { say }: Writer): string {
  switch (paidWith.kind) {
    case 'card':
      return `${paidWith.cardType ? CARD_NAMES[paidWith.cardType] : say('card')} ••••\u00A0${paidWith.lastFour}`;
    case 'account':
      return say('account_ending', { digits: paidWith.lastFour });
    case 'paypal':
      return 'PayPal';
    case 'amazon':
      return 'Amazon Pay';
    case 'transfer':
      return say('bank_transfer');
  }
}
