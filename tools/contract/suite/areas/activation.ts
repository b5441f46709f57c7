import { check, NotChecked, unless, type Area } from '../check';
import { answers, known, refuses, wrongAt } from '../expect';
import { at, idsOf, isFlagged } from '../records';
import { member } from './subscription';

const isAccount = true;

export const activation: Area = {
  name: 'activation',
  title: 'Add-ons that are switched, read',
  checks: [
    check(
      'activation.status',
      'API-54 ACT-07',
      'What the session names is told to be active',
      async (visit) => {
        const { body } = await member(visit);
        const [id] = idsOf(at(at(body, 'subscription'), 'module_ids'));
        if (id === undefined || isFlagged(at(body, 'is_expired'))) throw new NotChecked('the account holds no add-on');
        const came = await visit.ask('moduleStatus', { params: { id }, isAccount });
        const shape = answers(came, 'ModuleStatusReply');
        if (shape.length > 0) return shape;
        const isActive = at(at(came.body, 'result'), 'is_active');
        return unless(isFlagged(isActive), () =>
          wrongAt(
            came,
            '$.result.is_active',
            `1, because the session holds ${id}`,
            isActive,
            'gives up what went well',
          ),
        );
      },
      'account',
    ),
    check(
      'activation.token',
      'API-51',
      'The feature manager has a token for who may switch add-ons, and none for others',
      async (visit) => {
        await member(visit);
        const came = known(await visit.ask('featureToken', { isAccount }));
        return came.status === 200
          ? answers(came, 'FeatureTokenReply')
          : refuses(came, [403, 406], 'switches nothing on');
      },
      'account',
    ),
    check('activation.visitor', 'API-51 API-54', 'Nothing of it is told to who has no cookie', async (visit) => [
      ...refuses(await visit.ask('moduleStatus', { params: { id: 1 } }), [401], 'shows strangers an account'),
      ...refuses(known(await visit.ask('featureToken')), [401], 'lets strangers in'),
    ]),
  ],
};
