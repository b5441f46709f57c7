import { useEffect, useEffectEvent, useRef } from 'react';
import { useElement } from '../element/context';
import { useLanguage } from '../i18n/use-t';
import { announce } from '../page/announce';

/**
 * Announces `text` in the live region each time that `key` changes; null announces nothing, and takes back what still waits to
 * be spoken, because it is over.
 * @param first value of `key` before the view mounted, for a view that mounts late
 */
export function useAnnounce(key: unknown, text: string | null, first = key): void {
  const { ownerDocument } = useElement().host;
  const language = useLanguage();
  const told = useRef(first);
  const waiting = useRef<(() => void)[]>([]);
  const tell = useEffectEvent(() => {
    if (text) waiting.current = [...waiting.current.slice(-2), announce(ownerDocument, text, language)];
    else for (const takeBack of waiting.current.splice(0)) takeBack();
  });
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell();
  }, [key]);
}
