import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n } from './create-i18n';
import type { Surface, Translate } from './keys';
import { ENGLISH } from './language';

interface Scope {
  readonly i18n: I18n;
  readonly language: string;
}

const ScopeContext = createContext<Scope | null>(null);

/** Gives the views below it their texts and their language, a tag from `resolveLanguage`. */
export function I18nProvider({ i18n, language, children }: Scope & { readonly children?: ReactNode }) {
  const scope = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The page's language for `format.ts`; English outside a provider. */
export function useLanguage(): string {
  return useContext(ScopeContext)?.language ?? ENGLISH;
}

/**
 * The texts of some surfaces, and those of `common`. They are loaded when this is first used; until `ready`,
 * `t` gives empty texts. Where no language can be loaded it stays unready, and the element keeps its fallback.
 */
export function useT<S extends Surface = 'common'>(
  ...surfaces: readonly S[]
): { readonly t: Translate<S | 'common'>; readonly ready: boolean } {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useT needs an I18nProvider');
  const { i18n, language } = scope;
  // A new function each time that texts arrive, so that memoised children render again too.
  const snapshot = () => i18n.translate(language);
  const t = useSyncExternalStore(i18n.subscribe, snapshot, snapshot) as Translate<S | 'common'>;
  const names = ['common', ...surfaces].join(' ');

  useEffect(() => {
    // The browser has logged why; the next view that asks tries again.
    i18n.ensure(language, names.split(' ') as Surface[]).catch(() => {});
  }, [i18n, language, names]);

  return { t, ready: i18n.isLoaded(language, names.split(' ') as Surface[]) };
}
