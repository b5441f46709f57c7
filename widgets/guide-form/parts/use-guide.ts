import { useRef, useState } from 'react';
import { trimmed, type GuideEntries } from '../../../src/domain/guide/faults';
import { useElement } from '../../../src/element/context';
import type { GuideState } from '../../../src/flows/guide/outcome';
import { useLanguage } from '../../../src/i18n/use-t';
import { documentAddress } from '../../../src/page/redirect';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useEmit } from '../../../src/hooks/use-emit';
import { useOrigin } from '../../../src/hooks/use-origin';

const EDITING: GuideState = { step: 'editing', problem: null };

/**
 * One form's way from the button to the guide. It is no part of the store, because no other view shows it; what sends it is
 * loaded with the first press.
 */
export function useGuide(guide: string | null) {
  const { ports, store } = useRuntime();
  const { host } = useElement();
  const emit = useEmit();
  const origin = useOrigin();
  const language = useLanguage();
  const [state, setState] = useState(EDITING);
  // Not state: a second press may come before the first is rendered.
  const isSending = useRef(false);
  const unsettled = useRef<{ readonly asked: string; readonly key: string | null }>({ asked: '', key: null });

  const ask = async (entries: GuideEntries): Promise<GuideState> => {
    const request = { ...trimmed(entries), guide, language };
    const flow = await ports.load(() => import('../../../src/flows/guide/send'), origin);
    // Whoever would rather not try again has been told.
    if (!flow) return EDITING;
    const asked = JSON.stringify(request);
    const key = unsettled.current.asked === asked ? unsettled.current.key : null;
    const outcome = await flow.sendGuide(ports.client, request, key);
    if (outcome.kind === 'not-sent') {
      const { problem, status } = outcome;
      unsettled.current = { asked, key: outcome.key };
      const message = problem.kind === 'refused' ? problem.message : `guide_form.${problem.kind}`;
      emit('error', { code: status, message, surface: 'guide-form' });
      return { step: 'editing', problem };
    }
    emit('guide-send', { guide });
    const server = new URL(store.getState().config.api, host.baseURI).href;
    const url = outcome.url === null ? null : documentAddress(outcome.url, server);
    return { step: 'sent', email: request.email, guide, url };
  };

  return {
    state,
    async send(entries: GuideEntries): Promise<void> {
      if (isSending.current) return;
      isSending.current = true;
      setState({ step: 'sending' });
      const next = await ask(entries);
      isSending.current = false;
      setState(next);
    },
    startAgain: () => setState(EDITING),
  };
}
