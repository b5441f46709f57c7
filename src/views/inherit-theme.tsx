import { useLayoutEffect, type ReactNode } from 'react';
import { useElement } from '../element/context';
import { I18nProvider } from '../i18n/use-t';
import { tokensCss } from '../ui/sheets';
import { useRuntime } from '../hooks/use-runtime';

/** Every public token, read off the sheet that reads them, so that no list has to be kept. */
const TOKENS = [...new Set(Array.from(tokensCss.matchAll(/--waybill-[\w-]+/g), ([name]) => name))];

/** Takes over what `from` inherits; returns the way back. Tokens are resolved on the host, so that is where they go. */
function copyLook(from: HTMLElement, to: HTMLElement): () => void {
  const computed = getComputedStyle(from.shadowRoot?.querySelector('.wb-root') ?? from);
  const copied = ['color-scheme', 'font-family', ...TOKENS].filter((name) => computed.getPropertyValue(name) !== '');
  for (const name of copied) to.style.setProperty(name, computed.getPropertyValue(name));
  return () => {
    for (const name of copied) to.style.removeProperty(name);
  };
}

interface LooksLikeProps {
  /** Key of the element whose language, scheme, font and tokens are taken over. */
  readonly origin: string | null;
  readonly children: ReactNode;
}

/** A dialog stands at the end of the page but looks and speaks like the widget that opened it. */
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
