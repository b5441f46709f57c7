import { readBillingInfo } from '../../contract/billing';
import { todayOf } from '../../domain/billing/expiry';
import type { BillingInfo } from '../../domain/billing/info';
import { selectServerTime } from '../slices/config';
import { createResource } from './resource';
import { selectAccount } from '../slices/session';

/** Resource of the member's stored billing data, which the server masks. */
export const billingInfo = createResource<BillingInfo>({
  name: 'billingInfo',
  keyOf: (_, state) => [selectAccount(state).memberId],
  translate: (body, state) => readBillingInfo(body, todayOf(new Date(selectServerTime(state, Date.now())))),
  ownerOf: selectAccount,
  failedText: 'billing_form.failed_title',
  isQuiet: true,
});
