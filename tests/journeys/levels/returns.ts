import type { Pairs } from '../law/pairs';
import { answerTo, invoiced, withReturned, type Billed } from '../model/bills';
import { creditReturned, isRefundedNow, type Account } from '../model/account';
import { dayAt, writeDay } from '../model/days';
import { readAmount } from '../model/money';
import type { Scene } from '../places/place';
import { asJson, list, type Json } from './visit';

const STATUS = { returned: 200, credited: 409, nothing: 404 } as const;

/** Returns the invoices of an account, the newest first, as its list has them. */
const newestFirst = (account: Account): readonly Billed[] =>
  invoiced(account)
    .toSorted((one, other) => one.issuedOn - other.issuedOn)
    .toReversed();

/** Compares which add-ons the session says to be held without being paid for. */
async function compareFlags({ visit, account, level }: Scene, pairs: Pairs): Promise<void> {
  const isRefunded = isRefundedNow(account, level.time.now);
  const own = [...(account.held?.content.lines ?? [])].filter(([, { isBundled }]) => !isBundled).map(([id]) => id);
  const { subscription } = await visit.get('/account/session');
  const shown = list(asJson(subscription)['modules']).filter((one: Json) => one['is_refunded'] === 1);
  const ids = shown.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  const expected = own.filter((id) => isRefunded({ source: 'module', id })).toSorted((one, other) => one - other);
  if (account.held) pairs.compare('refund', 'add-ons that are not paid for', ids, expected);
}

/**
 * Returns the payment of an invoice, as the seller's staff does: once, and never what an order has credited. What it charged gives no credit
 * then, and the credit that it used is the account's again.
 */
export async function returnBill(scene: Scene, at: number, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  // A request makes the backend carry out what is due by now.
  await visit.get('/account/session');
  const bill = account.billed[at];
  if (!bill) return;
  const documents = list((await visit.get(`/account/${visit.id}/invoices`))['data']);
  const found = documents[newestFirst(account).indexOf(bill)] ?? {};
  const about = [found['issued_at'], readAmount(found['amount'], account.shelf.currency)];
  pairs.compare('refund', 'invoice', about, [writeDay(bill.issuedOn), bill.total]);
  const answer = answerTo(account.billed, at);
  const ask = (): Promise<Json> => visit.post('/demo/refunds', { number: found['number'] });
  pairs.compare('refund', 'status', (await ask())['status'], STATUS[answer]);
  if (answer === 'returned') {
    const billed = withReturned(account.billed, at, dayAt(level.time.now));
    scene.account = creditReturned({ ...account, billed }, bill.used);
    pairs.compare('refund', 'status of the second one', (await ask())['status'], STATUS.nothing);
  }
  await compareFlags(scene, pairs);
}
