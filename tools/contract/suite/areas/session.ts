import { check, unless, type Area, type Complaint } from '../check';
import { answers, wrongAt } from '../expect';
import { at, isFlagged, textOf } from '../records';
import type { Came } from '../server';
import type { Visit } from '../visit';

const mine = (visit: Visit): Promise<Came> => visit.ask('session', { isAccount: true });

const consistent = (came: Came): Complaint[] => {
  const { body } = came;
  const subscription = at(body, 'subscription');
  const isSubscribed = isFlagged(at(body, 'is_subscribed'));
  const [from, to] = ['current_period_started_at', 'current_period_ends_at'].map((name) =>
    Date.parse(textOf(at(subscription, name))),
  );
  return [
    ...unless(!isSubscribed || !subscription || at(subscription, 'state') === 1, () =>
      wrongAt(
        came,
        '$.subscription.state',
        '1, because is_subscribed is 1',
        at(subscription, 'state'),
        'shows no current plan',
      ),
    ),
    ...unless(!(isSubscribed && isFlagged(at(body, 'is_expired'))), () =>
      wrongAt(
        came,
        '$.is_expired',
        '0, because is_subscribed is 1',
        at(body, 'is_expired'),
        'takes the account for expired',
      ),
    ),
    ...unless(!((from ?? 0) > (to ?? 0)), () =>
      wrongAt(
        came,
        '$.subscription.current_period_ends_at',
        'an end after the start',
        at(subscription, 'current_period_ends_at'),
        'prorates nothing',
      ),
    ),
    ...unless(!isFlagged(at(body, 'has_past_due_invoice')) || at(body, 'past_due_invoice') !== undefined, () =>
      wrongAt(
        came,
        '$.past_due_invoice',
        'the invoice that is past due',
        undefined,
        'asks to pay an invoice without a number',
      ),
    ),
  ];
};

export const session: Area = {
  name: 'session',
  title: 'Session',
  checks: [
    check(
      'session.visitor',
      'ACC-02 ACC-05',
      'Who has no cookie is a visitor, with a country and a currency',
      async (visit) => {
        const came = await visit.ask('session');
        const shape = answers(came, 'SessionReply');
        const memberId = at(came.body, 'member_id');
        if (shape.length > 0) return shape;
        return unless(Number(memberId) <= 0, () =>
          wrongAt(came, '$.member_id', '0 for a visitor', memberId, 'treats strangers as this member'),
        );
      },
    ),
    check(
      'session.member',
      'ACC-02',
      'The account is a member, described in full',
      async (visit) => {
        const came = await mine(visit);
        const shape = answers(came, 'SessionReply');
        if (shape.length > 0) return shape;
        const memberId = at(came.body, 'member_id');
        return unless(Number(memberId) > 0, () =>
          wrongAt(
            came,
            '$.member_id',
            'the id of the member whose cookie was sent',
            memberId,
            'takes the member for a visitor',
          ),
        );
      },
      'account',
    ),
    check(
      'session.consistent',
      'ACC-05',
      'What the session says of a subscription fits together',
      async (visit) => consistent(await mine(visit)),
      'account',
    ),
    check(
      'session.cart',
      'API-11',
      'The account’s cart is read by its cookie alone',
      async (visit) => answers(await visit.ask('cart', { isAccount: true }), 'CartReply'),
      'account',
    ),
    check(
      'session.token',
      'API-37',
      'The account’s token reads the packages in its currency',
      async (visit) => {
        const given = textOf(at((await visit.ask('token', { isAccount: true })).body, 'token'));
        const came = await visit.ask('bundles', { query: { ind: 14 }, token: given });
        const own = at((await mine(visit)).body, 'currency');
        const found = at(came.body, 'currency');
        return unless(found === own, () =>
          wrongAt(
            came,
            '$.currency',
            `"${textOf(own)}", as in the session`,
            found,
            'shows prices in a currency that is not the account’s',
          ),
        );
      },
      'account',
    ),
  ],
};
