import { useEffect, useEffectEvent, useRef } from 'react';
import { useElement } from '../element/context';
import { useLanguage } from '../i18n/use-t';
import { announce } from '../page/announce';

/**
 * Tells `text` to screen readers each time that `key` changes to another value than the first; null tells nothing.
 * @param first what `key` was before the view came, where it came late
 */
export function useAnnounce(key: unknown, text: string | null, first = key): void {
  const { ownerDocument } = useElement().host;
  const language = useLanguage();
  const told = useRef(first);
  const tell = useEffectEvent(() => {
    if (text) announce(ownerDocument, text, language);
  });
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell();
  }, [key]);
}
