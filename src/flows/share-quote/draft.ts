import { readShareDraft } from '../../contract/stored-drafts';
import type { ShareSurface } from '../../domain/quote/check';
import { committed, emptyDraft, typed } from '../../domain/quote/draft';
import { knownAccount } from '../../store/effects/account';
import type { Effect } from '../../store/state';
import { persistDraftOf, persistedDraftOf } from '../kit/draft';
import { selectDraft } from './selectors';
import { draftChanged, type shareFormShown } from './slice';

const SURFACES = ['pricing', 'marketplace'] as const satisfies readonly ShareSurface[];

const nameOf = (surface: ShareSurface): string => `share_draft_${surface}`;

/** Persists what is typed into a share form, so that it survives a reload after a session that is over. [docs/decisions/0068] */
export function persistShareDraft(surface: ShareSurface, api: Effect): void {
  const { tags, pending, comment, name } = selectDraft(api.getState(), surface);
  const addresses = [...tags.map(({ text }) => text), pending].filter(Boolean).join(' ');
  const { memberId } = api.getState().session.account;
  persistDraftOf(
    api.extra,
    nameOf(surface),
    addresses || comment || name ? ({ memberId, addresses, comment, name } as const) : null,
  );
}

/** Gives the open forms what belongs to the account that has come: what it typed here before, or what a visitor has just typed. */
export async function takeOverDrafts(api: Effect): Promise<void> {
  for (const surface of SURFACES) {
    if (selectDraft(api.getState(), surface) === emptyDraft) await restoreShareDraft({ surface }, api);
    else persistShareDraft(surface, api);
  }
}

/** Restores what was typed before a reload, unless the form has content already. */
export async function restoreShareDraft(
  { surface }: ReturnType<typeof shareFormShown>['payload'],
  api: Effect,
): Promise<void> {
  const { memberId } = await knownAccount(api);
  const kept = persistedDraftOf(api.extra, nameOf(surface), memberId, readShareDraft, Date.now());
  if (!kept || selectDraft(api.getState(), surface) !== emptyDraft) return;
  const draft = committed(typed(emptyDraft, kept.addresses));
  api.dispatch(draftChanged({ surface, draft: { ...draft, comment: kept.comment, name: kept.name } }));
}
