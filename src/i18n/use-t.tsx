import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n } from './create-i18n';
import type { Surface, Translate } from './keys';
import { ENGLISH } from './language';

interface Scope {
  readonly i18n: I18n;
  /** The texts by which a server rendered the view, while it is hydrated. */
  readonly served?: I18n;
  readonly language: string;
}

const ScopeContext = createContext<Scope | null>(null);

/** Provides texts and language to the views below. The language is a tag from `resolveLanguage`. */
export function I18nProvider({ i18n, served, language, children }: Scope & { readonly children?: ReactNode }) {
  const scope = useMemo(() => ({ i18n, served, language }), [i18n, served, language]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Returns the page's language, for `format.ts`; English outside of a provider. */
export function useLanguage(): string {
  return useContext(ScopeContext)?.language ?? ENGLISH;
}

/**
 * Returns the translate function for some surfaces and `common`, and loads their texts on first use. Until `ready`, `t` returns
 * empty texts. If no language loads, `ready` stays false and the element keeps its fallback.
 */
export function useT<S extends Surface = 'common'>(
  ...surfaces: readonly S[]
): { readonly t: Translate<S | 'common'>; readonly ready: boolean } {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useT needs an I18nProvider');
  const { i18n, served = i18n, language } = scope;
  const names = ['common', ...surfaces].join(' ');
  // The snapshot is a new function when texts of these surfaces arrive, so that memoized children re-render too, and nobody else does.
  const t = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.translate(language, names),
    () => served.translate(language, names),
  ) as Translate<S | 'common'>;

  useEffect(() => {
    // The browser has already logged the failure; the next view retries.
    i18n.ensure(language, names.split(' ') as Surface[]).catch(() => {});
  }, [i18n, language, names]);

  return { t, ready: i18n.isLoaded(language, names.split(' ') as Surface[]) };
}
