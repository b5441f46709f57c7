import type { Act } from '../histories/acts';
import type { Pairs } from '../law/pairs';
import { debtOf, debtPaid, missed, registered, toldOf } from '../model/account';
import { startOfDay } from '../model/days';
import { readAmount } from '../model/money';
import { TAX } from '../accounts/cells';
import type { Scene } from '../places/place';
import { readSaid, saidOf } from '../places/statement';
import { asJson } from './visit';

type Life = Extract<Act, { kind: 'stand' | 'resume' | 'miss' | 'pay' | 'register' | 'card' }>;
const LIFE: readonly Act['kind'][] = ['stand', 'resume', 'miss', 'pay', 'register', 'card'];
export const isLife = (act: Act): act is Life => LIFE.includes(act.kind);

/** Registers a visitor and compares the date and amount of the trial's first charge. */
async function register(scene: Scene, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  const { country } = visit.cell;
  const said = await visit.post('/register', { country });
  await visit.enter(Number(said['member_id']));
  scene.account = registered(account, visit.id, TAX[country], level.time.now);
  const { trial } = scene.account;
  if (!trial) throw new Error('Nothing is tried');
  const first = startOfDay(trial.endsOn);
  const expected = saidOf(toldOf(scene.account, trial.content, first, trial.cycle), trial.endsOn);
  const shown = readSaid(said);
  for (const [what, value] of Object.entries(expected)) pairs.compare('registration', what, shown[what], value);
}

/** Pays an open invoice with the stored card, in full and once. */
async function pay(scene: Scene, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  const debt = debtOf(account, level.time.now);
  if (!debt) return;
  const { total } = debt;
  const number = debt.number ?? String(asJson((await visit.get('/account/session'))['past_due_invoice'])['number']);
  const path = `/account/${visit.id}/invoices/${number}/pay`;
  const said = await visit.post(path, {}, { 'Idempotency-Key': visit.key() });
  const amount = readAmount(asJson(said['invoice'])['amount'], account.shelf.currency);
  pairs.compare('payment of an invoice', 'amount', [said['status'], amount], [200, total]);
  const again = await visit.post(path, {}, { 'Idempotency-Key': visit.key() });
  pairs.compare('payment of an invoice', 'status of the second one', again['status'], 406);
  scene.account = debtPaid(account, level.time.now);
}

/** Plays the steps of an account that are no orders. */
export async function live(scene: Scene, act: Life, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  const { desk } = level.server;
  const { held } = account;
  switch (act.kind) {
    case 'stand':
      // A request makes the backend carry out what is due by now.
      await visit.get('/account/session');
      await desk.stand(visit.id, act.as);
      if (held) scene.account = { ...account, held: { ...held, atEnd: act.as } };
      break;
    case 'resume': {
      const said = await visit.post('/account/subscription/resume');
      pairs.compare('subscription', 'status of its resumption', said['status'], 200);
      if (held) scene.account = { ...account, held: { ...held, atEnd: 'renews' } };
      break;
    }
    case 'miss': {
      await visit.get('/account/session');
      scene.account = missed(account, await desk.miss(visit.id));
      break;
    }
    case 'pay':
      await pay(scene, pairs);
      break;
    case 'card':
      // A request makes the backend end a trial that is over by now, before the card is stored.
      await visit.get('/account/session');
      await desk.card(visit.id);
      scene.account = { ...account, hasCard: true };
      break;
    case 'register':
      await register(scene, pairs);
  }
}
