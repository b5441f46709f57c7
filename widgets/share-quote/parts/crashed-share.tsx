import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { closeCrashedShare } from '../../../src/commands/close-crashed-share';
import type { CrashViewProps } from '../../../src/element/boundary';
import { useElement } from '../../../src/element/context';
import { useCommands } from '../../../src/hooks/use-commands';
import { isModal } from '../../../src/page/mounts';
import type { RootState } from '../../../src/store/state';
import { CrashView } from '../../../src/views/crash-view';

/** Says that the form has thrown: in its place in the page, or in front of the page where it is a dialog. */
export function CrashedShare({ onRetry }: CrashViewProps) {
  const { host } = useElement();
  return isModal(host) ? <CrashedModal onRetry={onRetry} /> : <CrashView onRetry={onRetry} />;
}

/**
 * Closes the form that has thrown, and says so in a dialog that opens it again: then the form is mounted anew. The element itself stands at
 * the end of the page, where nobody looks. It reads the state without a selector, which may be what has thrown.
 */
function CrashedModal({ onRetry }: CrashViewProps) {
  const run = useCommands();
  const isWanted = useSelector((state: RootState) => state.dialogs.share !== null);
  const isClosed = useRef(false);
  const follow = useEffectEvent((isOpen: boolean) => {
    if (!isOpen) isClosed.current = true;
    else if (isClosed.current) onRetry();
    else run(closeCrashedShare);
  });
  useEffect(() => follow(isWanted), [isWanted]);
  return null;
}
