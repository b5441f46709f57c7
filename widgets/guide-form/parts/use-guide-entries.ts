import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { GuideEntries } from '../../../src/domain/guide/faults';
import { persistedGuideDraft, persistGuideDraft } from '../../../src/flows/guide';
import { useRuntime } from '../../../src/hooks/use-runtime';
import type { RootState } from '../../../src/store/state';

const BLANK: GuideEntries = { email: '', name: '', company: '' };

/**
 * Keeps the entries of the form, also across a reload after a session that is over. [docs/decisions/0068]
 * @param isSent true once the guide is on its way; nothing is kept then
 */
export function useGuideEntries(isSent: boolean) {
  const { ports } = useRuntime();
  const { status, account } = useSelector(({ session }: RootState) => session);
  const { memberId } = account;
  const [openedAt] = useState(() => Date.now());
  const [typed, setTyped] = useState<{ readonly owner: number; readonly entries: GuideEntries } | null>(null);
  // Whose draft may be shown is known with the session; what was typed meanwhile stays.
  const kept = useMemo(
    () => (status === 'unknown' ? null : persistedGuideDraft(ports, memberId, openedAt)),
    [ports, status, memberId, openedAt],
  );
  // What a member has typed is nobody else's; a visitor's entries belong to whoever signs in, from then on.
  if (typed && memberId > 0 && !(typed.owner > 0)) setTyped({ ...typed, owner: memberId });
  const own = typed?.owner === memberId ? typed.entries : null;
  const entries = own ?? kept ?? BLANK;

  useEffect(() => {
    if (isSent) persistGuideDraft(ports, memberId, null);
    else if (own) persistGuideDraft(ports, memberId, own);
  }, [ports, memberId, own, isSent]);

  return {
    entries,
    change: (changed: Partial<GuideEntries>) =>
      setTyped((before) => {
        const last = before?.owner === memberId ? before.entries : null;
        return { owner: memberId, entries: { ...(last ?? kept ?? BLANK), ...changed } };
      }),
  };
}
