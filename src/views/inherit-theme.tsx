import { useLayoutEffect, type ReactNode } from 'react';
import { useElement } from '../element/context';
import { I18nProvider } from '../i18n/use-t';
import { tokensCss } from '../ui/sheets';
import { useRuntime } from '../hooks/use-runtime';

/** Every public token, read from the sheet that uses them, so that no second list is needed. */
const TOKENS = [...new Set([...tokensCss.matchAll(/--waybill-[\w-]+/g)].map(([name]) => name))];

/**
 * Copies the inherited look of `from` to `to`, on the host element because tokens are resolved there. It returns a function that
 * removes the copy.
 */
function copyLook(from: HTMLElement, to: HTMLElement): () => void {
  const computed = getComputedStyle(from.shadowRoot?.querySelector('.wb-root') ?? from);
  const copied = ['color-scheme', 'font-family', ...TOKENS].filter((name) => computed.getPropertyValue(name) !== '');
  for (const name of copied) to.style.setProperty(name, computed.getPropertyValue(name));
  return () => {
    for (const name of copied) to.style.removeProperty(name);
  };
}

interface LooksLikeProps {
  /** Key of the element whose language, scheme, font and tokens are copied. */
  readonly origin: string | null;
  readonly children: ReactNode;
}

/** Gives a dialog, which is mounted at the end of the page, the look and language of the widget that opened it. */
export function InheritTheme({ origin, children }: LooksLikeProps) {
  const { hosts, i18n, language } = useRuntime();
  const { host } = useElement();
  const opener = hosts.get(origin);
  useLayoutEffect(() => (opener ? copyLook(opener, host) : undefined), [opener, host]);
  const spoken = language(opener ?? undefined);
  return (
    <I18nProvider i18n={i18n} language={spoken}>
      <div lang={spoken}>{children}</div>
    </I18nProvider>
  );
}
