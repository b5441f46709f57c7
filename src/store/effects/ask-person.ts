import type { Failure } from '../../api/reply';
import { acceptProposal, declineProposal } from '../../domain/cart/decide';
import { heldCart } from '../../domain/cart/held';
import type { Cart, Proposal } from '../../domain/cart/types';
import type { Catalogue } from '../../domain/catalogue/types';
import { endsSession, UNANSWERED } from '../../domain/errors/failure';
import type { DeferredAction } from '../../domain/migration/deferred-action';
import type { NotDone } from '../outcome';
import { isVisitor } from '../../domain/subscription/user-type';
import { report } from '../report';
import type { Effect } from '../state';
import { cartPutOnHold } from '../slices/cart';
import { dialogAnswered, dialogOpened, type DialogAnswer, type DialogKind } from '../slices/dialogs';
import { selectViewer } from '../slices/session';
import { watchForgotten } from './account';
import { migrateFirst } from './migration';
import { hasNewerCart } from './superseded';
import { userErrorOf } from './user-error';
import { isQuestion } from './withdraw';
import { TaskAbortError } from '@reduxjs/toolkit';

/** Dialog that says why a question was withdrawn. */
const WITHDRAWN: DialogKind = {
  kind: 'info',
  title: { key: 'cart.other_tab' },
  text: { key: 'dialogs.withdrawn' },
};

async function answerOf(api: Effect, dialog: DialogKind, origin: string | null): Promise<DialogAnswer> {
  const { id } = api.dispatch(dialogOpened(dialog, origin)).payload;
  const [{ payload }] = await api.take((action) => dialogAnswered.match(action) && action.payload.id === id);
  return (payload as { answer: DialogAnswer }).answer;
}

/**
 * Opens a dialog and waits for the answer. If another tab changes the cart, a question about it is withdrawn and counts as
 * canceled. What concerns a member who has left is not asked. [STO-05]
 */
export async function askPerson(api: Effect, dialog: DialogKind, origin: string | null): Promise<DialogAnswer> {
  if (api.isOver?.()) return 'cancel';
  const isWithdrawn = () => isQuestion(dialog) && hasNewerCart(api.extra);
  const answer = isWithdrawn() ? 'cancel' : await answerOf(api, dialog, origin);
  if (!isWithdrawn()) return answer;
  api.dispatch(dialogOpened(WITHDRAWN, origin));
  return 'cancel';
}

const INFORMATION = {
  default_module: ['dialogs.default_module_title', 'dialogs.default_module_refused'],
  not_for_sale: ['dialogs.not_for_sale_title', 'dialogs.not_for_sale'],
  elsewhere: ['dialogs.elsewhere_title', 'dialogs.elsewhere'],
} as const;

/** Tells the person why an item cannot be changed. [CRT-18, REV-40] */
function tell(
  api: Effect,
  what: keyof typeof INFORMATION,
  name = '',
  origin: string | null = null,
  link?: string,
): Promise<unknown> {
  const [title, text] = INFORMATION[what];
  const vars = { name, site: link ? new URL(link).host : '' };
  return askPerson(api, { kind: 'info', title: { key: title, vars }, text: { key: text, vars }, link }, origin);
}

/** Tells the person that an item in the cart cannot be ordered here. */
export const showUnsold = (name: string, origin: string | null, api: Effect): Promise<unknown> =>
  tell(api, 'not_for_sale', name, origin);

/** Tells the person which external site sells a module, and offers to open it. [MKT-15] */
export const showElsewhere = (name: string, site: string, origin: string | null, api: Effect): Promise<unknown> =>
  tell(api, 'elsewhere', name, origin, site);

const nameOf = (wanted: DeferredAction | null, { plans, modules }: Catalogue): string | undefined =>
  wanted && wanted.kind !== 'checkout' ? (wanted.kind === 'plan' ? plans : modules).get(wanted.id)?.title : undefined;

/**
 * Carries a proposal of the cart rules through its question. It returns the cart to save, or the outcome if the rules or the
 * person decline, or have left; an account that must migrate does so first. [CRT-10 … CRT-17, MIG-12]
 * @param wanted deferred action for after the migration
 */
export async function confirmProposal(
  api: Effect,
  proposal: Proposal,
  catalogue: Catalogue,
  origin: string | null,
  wanted: DeferredAction | null = null,
): Promise<Cart | NotDone> {
  if (api.isOver?.()) return 'canceled';
  switch (proposal.kind) {
    case 'ignored':
      if (proposal.reason === 'not-for-sale') await tell(api, 'not_for_sale', nameOf(wanted, catalogue), origin);
      return proposal.reason === 'not-for-sale' || proposal.reason === 'unknown' ? 'refused' : 'unchanged';
    case 'apply':
      return proposal.cart;
    case 'refused':
      await tell(api, 'default_module', catalogue.modules.get(proposal.id)?.title, origin);
      return 'refused';
    case 'confirm': {
      const { content: before } = api.getState().cart;
      const isForgotten = watchForgotten(api);
      api.dispatch(cartPutOnHold(proposal.held));
      const answer = await askPerson(api, { kind: 'confirm', confirmation: proposal.confirmation }, origin);
      if (isForgotten()) return 'canceled';
      const isMove = proposal.confirmation.type === 'legacy-migrate';
      const held = heldCart(api.getState().session.account, catalogue);
      if (answer === 'ok' && !isMove) return acceptProposal(proposal.held, proposal.confirmation, catalogue, held);
      // Rolls the cart back; a cart that was empty becomes empty again, because the question started from the held package.
      api.dispatch(cartPutOnHold(before.plan ? declineProposal(proposal.held) : before));
      if (answer === 'ok') await migrateFirst(wanted, origin, api);
      return 'canceled';
    }
  }
}

/** Returns true if the press came from the marketplace, whose failures have their own text with a reload on OK. [ERR-03, ERR-04] */
export const isMarketplace = (origin: string | null): boolean =>
  /^waybill-(marketplace-grid|module-details)#/.test(origin ?? '');

/**
 * Tells the person about a failure. If the page is out of date, OK reloads it; a member whose session is over may also follow the
 * dialog's link to sign in again, which is the answer `ok`.
 * [ERR-01, ERR-03, ERR-04, ERR-05, ERR-06, ERR-09, ERR-12]
 */
export async function showFailure(api: Effect, failure: Failure, origin: string | null): Promise<void> {
  const surface = isMarketplace(origin) ? 'marketplace' : 'cart';
  const { remedy, text, message } = userErrorOf(failure, surface);
  if (remedy === 'nothing') return;
  api.extra.emit('error', { code: failure.status, message: message ?? text.key, surface }, origin);
  if (endsSession(failure) && !isVisitor(selectViewer(api.getState()))) {
    const answer = await askPerson(api, { kind: 'signed-out', text }, origin);
    if (answer === 'cancel') api.extra.reload(origin);
    return;
  }
  // A write of unknown outcome may have been carried out, so the cart is looked at first.
  const isOpen = remedy === 'reload' || failure.kind === 'unknown-outcome';
  const again = isOpen ? undefined : api.pressed;
  const isUnsent = UNANSWERED.some((kind) => kind === failure.kind);
  await askPerson(api, { kind: 'error', text, again, isUnsent, ...(message !== null && { message }) }, origin);
  if (remedy === 'reload') api.extra.reload(origin);
}

/**
 * Reports an effect that threw an unexpected error. Its optimistic update stays, because the outcome is unknown. A cancelled
 * effect is not an error.
 */
export function showUnexpectedError(
  error: unknown,
  origin: string | null,
  { dispatch, extra }: Pick<Effect, 'dispatch' | 'extra'>,
): void {
  if (error instanceof TaskAbortError) return;
  report(error, 'an effect', extra, origin);
  dispatch(dialogOpened({ kind: 'error', text: { key: 'errors.pricing' } }, origin));
}
