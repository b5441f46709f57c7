import type { Act } from '../histories/acts';
import type { Pairs } from '../law/pairs';
import { dayAt } from '../model/days';
import { debtOf, taken } from '../model/account';
import { purchaseOf, switchedOff, switchedOn, switchingOff, switchingOn } from '../model/switches';
import type { Scene } from '../places/place';
import { readSaid, saidOf } from '../places/statement';
import { asJson, list, type Json } from './visit';

type Switch = Extract<Act, { kind: 'switch' }>;

const REFUSED = 406;

/** Presses a button once, or once in each of two tabs. */
async function press(scene: Scene, how: Switch['how'], ask: (tab: Scene['visit']) => Promise<Json>): Promise<void> {
  const tabs = how === 'once' ? [scene.visit] : [scene.visit, await scene.level.again(scene.visit)];
  await Promise.all(tabs.map(ask));
}

/** Switches an add-on as a page does: question, purchase if needed, then the process call. [ACT-03 … ACT-20] */
export async function switchAddOn(scene: Scene, { to, id, how }: Switch, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  const { now } = level.time;
  const action = to === 'on' ? 'activate' : 'deactivate';
  const switching = to === 'on' ? switchingOn(account, id, now) : switchingOff(account, id);
  const asked = await visit.get(`/cart/module/${id}/${action}`);
  const isAsked = switching && (to === 'off' || switching.all.length > 1 || switching.unpaid.length > 0);
  pairs.compare('add-on’s question', 'status', asked['status'], switching ? (isAsked ? 200 : 201) : REFUSED);
  if (!switching) return;

  const codes = Array.isArray(asked['add_on_codes']) ? asked['add_on_codes'].map(String) : [];
  const codeOf = (one: number): string => account.shelf.items.get(one)?.code ?? '';
  pairs.compare('add-on’s question', 'what is bought', codes.toSorted(), switching.unpaid.map(codeOf).toSorted());
  const told =
    switching.unpaid.length > 0 && visit.cell.kind !== 'reseller' ? purchaseOf(account, switching, now) : null;
  const shown = readSaid(asked);
  // A subscription that does not renew has no next invoice.
  const isRenewed = account.held?.atEnd === 'renews';
  const said = told && {
    ...saidOf(told, dayAt(now)),
    ...(!isRenewed && { 'next invoice': null, 'every period': null, 'renews on': null }),
  };
  for (const [what, value] of said ? Object.entries(said) : [])
    pairs.compare('add-on’s question', what, shown[what], value);

  if (codes.length > 0) {
    const modules = codes.map((code) => ({ add_on_code: code }));
    const { version } = asJson(asked['statement']);
    const headers: Readonly<Record<string, string>> =
      typeof version === 'string' ? { 'Waybill-Statement': version } : {};
    const confirmed = await visit.post('/account/modules/confirm', { modules }, headers);
    const refusal = reasonOf(scene, told?.total ?? 0);
    pairs.compare('add-on’s question', 'what is confirmed', list(confirmed['data']).length, codes.length);
    const buy = (tab: Scene['visit']): Promise<Json> =>
      tab.post('/account/modules/purchase', { modules }, { ...headers, 'Idempotency-Key': tab.key() });
    if (refusal !== undefined) {
      const { status, reason } = await buy(visit);
      pairs.compare('add-on’s purchase', 'refusal', [status, reason], [REFUSED, refusal]);
      return;
    }
    await press(scene, how, buy);
  }
  await press(scene, how, (tab) =>
    tab.post(`/manage/ui/modules/${id}/${action}`, {}, { 'Idempotency-Key': tab.key() }),
  );
  await visit.get('/account/session');
  scene.account = to === 'on' ? switchedOn(account, switching, now) : switchedOff(account, switching);
  pairs.compare('add-on’s purchase', 'charged', await level.server.desk.charged(visit.id), taken(scene.account));
}

/** Returns the reason why a purchase is refused; undefined if it is not. */
function reasonOf({ account, visit, level }: Scene, total: number): string | undefined {
  if (visit.cell.kind === 'reseller') return undefined;
  if (debtOf(account, level.time.now)) return 'payment_required';
  return total > 0 && !account.hasCard ? 'payment_method_required' : undefined;
}
