import { check, NotChecked, unless, type Area } from '../check';
import { answers, known, refuses, wrongAt } from '../expect';
import { at } from '../records';
import type { Visit } from '../visit';

const isAccount = true;

/** Returns the account's stored billing details. @throws NotChecked where the account may not view them or is billed elsewhere */
async function stored(visit: Visit) {
  const { body } = await visit.ask('session', { isAccount });
  if (!(Number(at(body, 'member_id')) > 0))
    throw new NotChecked('the session names no member: nobody is signed in, or $.member_id is missing');
  const came = await visit.ask('billingInfo', { isAccount });
  if (came.status === 403 || came.status === 406) throw new NotChecked('the account may not see them');
  return came;
}

export const billing: Area = {
  name: 'billing',
  title: 'Billing details',
  checks: [
    check(
      'billing.info',
      'API-46',
      'What is stored is told, masked',
      async (visit) => answers(await stored(visit), 'BillingInfoReply'),
      'account',
    ),
    check(
      'billing.masked',
      'BIL-13',
      'Nothing is told that could be paid with',
      async (visit) => {
        const came = await stored(visit);
        const record = at(came.body, 'billing');
        return ['cardno', 'cvv', 'account_number'].flatMap((name) =>
          unless(!at(record, name), () =>
            wrongAt(came, `$.billing.${name}`, 'nothing', '(not repeated here)', 'has a number that it must not have'),
          ),
        );
      },
      'account',
    ),
    check('billing.visitor', 'BIL-20', 'Nothing is told to who has no cookie', async (visit) =>
      refuses(await visit.ask('billingInfo'), [401], 'shows strangers how somebody pays'),
    ),
    check(
      'billing.nobody',
      'BIL-20',
      'Nobody changes them without a session',
      async (visit) =>
        refuses(known(await visit.ask('billingUpdate', { body: {} })), [401], 'changes how somebody else pays'),
      'write',
    ),
  ],
};
