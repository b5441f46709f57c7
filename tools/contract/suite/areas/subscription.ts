import { check, NotChecked, unless, type Area, type Complaint } from '../check';
import { answers, known, refuses, wrong, wrongAt } from '../expect';
import { shapeOf } from '../../shape';
import { at, idsOf, isFlagged, recordsOf, textOf } from '../records';
import type { Came } from '../server';
import type { Visit } from '../visit';

const isAccount = true;
const PRICED = { query: { pricing: 1 }, isAccount };
const BUSY = 'says that something went wrong instead of what it is';

/** Returns the account's session. @throws NotChecked where nobody is signed in */
export async function member(visit: Visit): Promise<{ readonly body: unknown; readonly id: number }> {
  const { body } = await visit.ask('session', { isAccount });
  const id = Number(at(body, 'member_id'));
  if (!(id > 0)) throw new NotChecked('the session names no member: nobody is signed in, or $.member_id is missing');
  const stranger = await visit.ask('session');
  if (Number(at(stranger.body, 'member_id')) === id) throw new NotChecked('nobody can say who the account is');
  return { body, id };
}

/** Returns the subscription details that the member may view. @throws NotChecked where the organization hides them */
async function info(visit: Visit): Promise<{ readonly came: Came; readonly session: unknown }> {
  const { body, id } = await member(visit);
  if (at(at(at(body, 'policy'), 'subscription'), 'view') === 1) throw new NotChecked('the account may not see it');
  return { came: await visit.ask('subscriptionInfo', { query: { member_id: id }, isAccount }), session: body };
}

/** Checks that the details describe the subscription of the session. */
const sameAs = (session: unknown, came: Came): Complaint[] => {
  const named = at(session, 'subscription');
  const told = at(came.body, 'subscription');
  if (!named) return [];
  const held = new Set(recordsOf(came.body, 'modules').map(({ record }) => Number(record.id)));
  const missing = idsOf(at(named, 'module_ids')).filter((id) => !held.has(id));
  const isOver = isFlagged(at(session, 'is_expired'));
  return [
    ...['plan_id', 'timeframe'].flatMap((name) =>
      unless(at(told, name) === at(named, name), () =>
        wrongAt(
          came,
          `$.subscription.${name}`,
          `${JSON.stringify(at(named, name))}, as in the session`,
          at(told, name),
          'shows one plan here and another on the cards',
        ),
      ),
    ),
    ...unless(isOver || missing.length === 0, () =>
      wrongAt(came, '$.modules', `also ${missing.join(', ')}, as in the session`, [...held], 'leaves add-ons out'),
    ),
  ];
};

/** Checks for 200, or a status that gives the reason, with the flags that the page reads. */
const flagged = (came: Came, component: string, statuses: readonly number[]): Complaint[] => {
  if (came.body === undefined || !statuses.includes(came.status))
    return [wrong(came, `${statuses.join(' or ')} in JSON`, { page: BUSY })];
  return shapeOf(component, came.body).map((misfit) => ({ asked: came.asked, ...misfit }));
};

export const subscription: Area = {
  name: 'subscription',
  title: 'Subscription and orders, read',
  checks: [
    check(
      'subscription.info',
      'API-48',
      'What the account has, costs and tries is told in full',
      async (visit) => answers((await info(visit)).came, 'SubscriptionInfoReply'),
      'account',
    ),
    check(
      'subscription.same',
      'API-48',
      'It is the subscription of the session',
      async (visit) => {
        const { came, session } = await info(visit);
        if (came.status !== 200) throw new NotChecked('it could not be read');
        return sameAs(session, came);
      },
      'account',
    ),
    check(
      'subscription.others',
      'API-48',
      'What somebody else has is not told',
      async (visit) => {
        const { id } = await member(visit);
        const came = await visit.ask('subscriptionInfo', { query: { member_id: id + 1 }, isAccount });
        // A server that ignores the id and goes by the session returns the account's own subscription.
        if (came.text === (await info(visit)).came.text) return [];
        return refuses(came, [403, 404], 'shows a member what another one pays');
      },
      'account',
    ),
    check('subscription.visitor', 'API-48', 'Nor is anything told to who has no cookie', async (visit) =>
      refuses(await visit.ask('subscriptionInfo', { query: { member_id: 1 } }), [401], 'shows strangers an account'),
    ),
    check(
      'subscription.active',
      'API-21 API-22 API-55',
      'Whether it is enabled is told as a poll reads it',
      async (visit) => {
        const came = await visit.ask('subscriptionActive', PRICED);
        const shape = flagged(came, 'ActiveStatusReply', [200, 400]);
        const { body } = await member(visit);
        const isIn = isFlagged(at(body, 'is_subscribed'));
        if (shape.length > 0 || isFlagged(at(came.body, 'has_pending_transactions'))) return shape;
        return unless(isFlagged(at(came.body, 'is_enabled')) === isIn, () =>
          wrongAt(
            came,
            '$.is_enabled',
            `${isIn ? 1 : 0}, because is_subscribed is ${textOf(at(body, 'is_subscribed')) || 0}`,
            at(came.body, 'is_enabled'),
            isIn ? 'waits for an order that is through' : 'says that an order is through that is not',
          ),
        );
      },
      'account',
    ),
    check(
      'subscription.check',
      'API-24',
      'How it stands before a change is told, also with 404',
      async (visit) => flagged(await visit.ask('subscriptionCheck', PRICED), 'SubscriptionCheckReply', [200, 404]),
      'account',
    ),
    check(
      'subscription.upgrade',
      'API-25 UPG-21',
      'What an upgrade would mean is told, or why there is none',
      async (visit) => {
        const came = await visit.ask('upgradeMessage', { isAccount });
        return came.status === 200 ? answers(came, 'UpgradeMessageReply') : refuses(came, [403, 404, 406], BUSY);
      },
      'account',
    ),
    check(
      'subscription.devices',
      'API-50 MIG-08',
      'Devices that are too old are listed, or it is told that this is not known',
      async (visit) => {
        await member(visit);
        const came = known(await visit.ask('devices', { isAccount }));
        const list = at(came.body, 'marketplace_incompatible_devices');
        // A failed device check may have any status. [MIG-09]
        return list === null ? [] : answers(came, 'DevicesReply');
      },
      'account',
    ),
    check(
      'orders.visitor',
      'API-19 API-39',
      'Nobody orders without a session',
      async (visit) => {
        const asked = [
          await visit.ask('orderUpdate', { body: {} }),
          await visit.ask('subscriptionChange', { body: { timeframe: 'month', change_billing_model: 0 } }),
        ];
        return asked.flatMap((came) => refuses(came, [401], 'orders for nobody')).slice(0, 1);
      },
      'write',
    ),
  ],
};
