import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { askForAnotherGuide, askForGuide } from '../../../src/commands/ask-for-guide';
import type { GuideEntries } from '../../../src/domain/guide/faults';
import { guideFlow } from '../../../src/flows/guide';
import { selectGuide } from '../../../src/flows/guide/slice';
import { useCommands } from '../../../src/hooks/use-commands';
import { useOrigin } from '../../../src/hooks/use-origin';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useLanguage } from '../../../src/i18n/use-t';
import type { RootState } from '../../../src/store/state';

/** Joins the guide flow for one form. @param guide id of the guide; null while the server has only one */
export function useGuide(guide: string | null) {
  const { store } = useRuntime();
  useLayoutEffect(() => store.join(guideFlow), [store]);
  const run = useCommands();
  const origin = useOrigin();
  const language = useLanguage();
  const step = useSelector((state: RootState) => selectGuide(state, origin));
  return {
    step,
    send: (entries: GuideEntries) => run(askForGuide(entries, guide, language)),
    reopen: () => run(askForAnotherGuide),
  };
}
