import type { Reply } from '../../api/reply';
import { readDevices } from '../../contract/devices';
import { readMigration } from '../../contract/migration';
import type { MigrationCommand } from '../../domain/migration/machine';
import { migrationRefusal, type MigrationRefusal } from '../../domain/migration/who';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { knownAccount } from '../../store/effects/account';
import { goToRegistration } from '../../store/effects/checkout';
import { userErrorOf } from '../../store/effects/user-error';
import { orderAgreed } from '../../store/slices/checkout';
import type { DialogText } from '../../store/slices/dialogs';
import { joinAttempt } from '../checkout/review';
import type { FlowEffects } from '../kit/create-flow';
import { endIfSessionOver } from '../kit/session-over';
import { abortWhen } from '../kit/abort-when';
import { resumeAfterMigration } from '../../store/effects/resume-after-migration';
import { orderOfMigration } from './create-order';
import { migrationStepped, selectMigration, type MigrationFlowState, type migrationStarted } from './slice';

/** Timeout of the device check in ms; after it the check counts as failed, because the migration can go on without it. [MIG-09] */
const PATIENCE = 20_000;

/** Texts for accounts that may not migrate. */
const REFUSED = {
  'read-only': { key: 'subscription.read_only' },
  policy: { key: 'subscription.policy' },
  'not-primary': { key: 'subscription.not_primary' },
  reseller: { key: 'migration.refused_reseller' },
  shopify: { key: 'subscription.billed_by_shopify' },
  pending: { key: 'upgrade.pending' },
} as const satisfies Record<Exclude<MigrationRefusal, 'nothing'>, DialogText>;

const stepOf = (api: Effect) => selectMigration(api.getState()).step;
const step = (api: Effect, payload: Parameters<typeof migrationStepped>[0]): void =>
  void api.dispatch(migrationStepped(payload));

/** Opens the migration dialog. It shows a migration that runs here or in another tab instead of starting a second one. */
export async function startMigrationEffect(
  { wanted, origin }: ReturnType<typeof migrationStarted>['payload'],
  api: Effect,
): Promise<void> {
  const account = await knownAccount(api);
  if (isVisitor(account)) return goToRegistration(api, origin);
  if (!(await api.extra.flow('checkout', origin)) || joinAttempt(origin, api)) return;
  const refusal = migrationRefusal(account, false);
  // The account has migrated meanwhile, so the deferred action runs now.
  if (refusal === 'nothing') return wanted ? resumeAfterMigration(wanted, origin, api) : undefined;
  const { phase } = stepOf(api);
  if (phase !== 'closed' && phase !== 'failed') return;
  step(api, { event: { type: 'started' }, wanted, origin, terms: null });
  if (!refusal) return;
  const trouble = REFUSED[refusal];
  step(api, { event: { type: 'terms-unread', ask: stepOf(api).ask, message: null }, trouble });
}

/** Returns a signal that aborts when a later request supersedes this one, or the dialog closes. */
const whileAsked = (ask: number, api: Effect): AbortSignal =>
  abortWhen(() => stepOf(api).ask !== ask || stepOf(api).phase === 'closed', api);

/** Closes the flow if the session is over. */
const endIfOver = (reply: Reply, api: Effect): Promise<boolean> | boolean =>
  !reply.ok &&
  endIfSessionOver(
    reply.failure,
    selectMigration(api.getState()).origin,
    () => step(api, { event: { type: 'left' } }),
    api,
  );

async function readTerms(ask: number, api: Effect): Promise<void> {
  const { memberId } = api.getState().session.account;
  if (stepOf(api).phase !== 'reading') return;
  const reply = await api.extra.client.request('subscriptionInfo', {
    query: { member_id: memberId, migration: 1 },
    signal: whileAsked(ask, api),
  });
  if (stepOf(api).ask !== ask || (await endIfOver(reply, api))) return;
  const terms = reply.ok ? readMigration(reply.body) : null;
  if (terms) return step(api, { event: { type: 'told', ask }, terms });
  const said = reply.ok ? null : userErrorOf(reply.failure, 'migration');
  // Nothing has been changed, so the dialog offers a retry instead of a reload.
  const trouble = said && said.remedy !== 'reload' ? said.text : null;
  step(api, { event: { type: 'terms-unread', ask, message: said?.message ?? null }, trouble });
}

/** Checks the account's devices. A failed check is logged and does not stop the migration. [API-50, MIG-08, MIG-09] */
async function checkDevices(ask: number, api: Effect): Promise<void> {
  const asked = api.extra.client.request('devices', { signal: whileAsked(ask, api) });
  const reply = await Promise.race([asked, api.delay(PATIENCE).then(() => null)]);
  if (stepOf(api).ask !== ask || (reply && (await endIfOver(reply, api)))) return;
  const devices = reply?.ok ? readDevices(reply.body) : null;
  if (!devices) {
    const why = reply && !reply.ok ? `${reply.failure.kind} ${reply.failure.ownStatus}` : 'no list came';
    console.warn(`waybill: the check of devices has failed (${why}); the move can go on without it`);
  }
  step(api, { event: { type: 'checked', ask, devices } });
}

/** Hands the confirmed migration over to the checkout flow as an order. */
async function handOver(api: Effect): Promise<void> {
  const { terms, wanted, origin } = selectMigration(api.getState());
  if (!terms || !(await api.extra.flow('checkout', origin))) return step(api, { event: { type: 'back' } });
  const order = orderOfMigration(terms, api.getState().session.account, wanted);
  step(api, { event: { type: 'left' } });
  api.dispatch(orderAgreed({ order, origin }));
}

export const effects: FlowEffects<MigrationFlowState, MigrationCommand> = {
  run({ do: what, ask }, _, api) {
    if (what === 'read') return readTerms(ask, api);
    return what === 'check' ? checkDevices(ask, api) : handOver(api);
  },
};
