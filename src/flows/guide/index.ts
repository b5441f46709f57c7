import { readGuideDraft } from '../../contract/stored-drafts';
import type { GuideEntries } from '../../domain/guide/faults';
import type { Ports } from '../../store/ports';
import { persistDraftOf, persistedDraftOf } from '../kit/draft';
import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { guide, guideAsked, guideStepped } from './slice';

/** Flow that requests a pricing guide. Forms need its slice; its effects load with the first press. */
export const guideFlow: Flow = {
  name: 'guide',
  reducer: guide,
  listen(on) {
    answerWith(
      on,
      guideAsked,
      () => import('./effects'),
      (effects) => effects.sendGuideEffect,
      // The loader has told the person already; this unlocks the form.
      ({ origin }, api) => void api.dispatch(guideStepped({ origin, event: { type: 'stopped', problem: null } })),
    );
  },
};

const DRAFT = 'guide_draft';

/** Returns what was typed into the guide form before a reload, or null. */
export const persistedGuideDraft = (ports: Ports, memberId: number, now: number): GuideEntries | null =>
  persistedDraftOf(ports, DRAFT, memberId, readGuideDraft, now);

/** Persists what is typed into the guide form; null deletes it. */
export const persistGuideDraft = (ports: Ports, memberId: number, entries: GuideEntries | null): void =>
  persistDraftOf(ports, DRAFT, entries && { memberId, ...entries });
