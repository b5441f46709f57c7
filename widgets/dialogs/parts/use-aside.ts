import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useElement } from '../../../src/element/context';
import { useLanguage } from '../../../src/i18n/use-t';
import { announce } from '../../../src/page/announce';
import { hasGoneOn } from '../../../src/ui/kit/presses';
import { AsideContext } from './aside-context';

/** Returns whether the focus is in the dialog that this one takes the place of: who watches the progress has not gone on. */
const isWatched = (host: HTMLElement): boolean =>
  host.contains((host.getRootNode() as Document | ShadowRoot).activeElement);

/**
 * Returns whether the result of work in the background opens aside, because the person has gone on to something else since the
 * press: it must take neither the focus nor the next key. It is announced instead.
 * @param isHidden true if the person said so, and went on
 */
export function useAside(title: string, lead: string, isHidden = false): boolean {
  const { host } = useElement();
  const { ownerDocument } = host;
  const language = useLanguage();
  const [isAside] = useState(() => isHidden || (!isWatched(host) && hasGoneOn(ownerDocument)));
  const stand = useContext(AsideContext);
  const begin = useEffectEvent(() => {
    stand(true);
    announce(ownerDocument, `${title}. ${lead}`, language);
  });
  const end = useEffectEvent(() => stand(false));
  useEffect(() => {
    if (!isAside) return undefined;
    begin();
    return () => end();
  }, [isAside]);
  return isAside;
}
