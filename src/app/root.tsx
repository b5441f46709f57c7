import { StrictMode, useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RuntimeContext } from '../hooks/use-runtime';
import { I18nProvider } from '../i18n/use-t';
import { schemeOf } from '../page/page';
import type { Runtime } from '../page/runtime';
import type { RootState } from '../store/state';
import type { I18n } from '../i18n/create-i18n';

/** What a server rendered a view from, which the view is hydrated with. */
export interface ServedFrom {
  readonly state: RootState;
  readonly i18n: I18n;
}

interface RootProps {
  readonly runtime: Runtime;
  readonly host: HTMLElement;
  readonly served?: ServedFrom;
  readonly children: ReactNode;
}

/**
 * Wraps the tree in `StrictMode` in tests and stories, which runs each effect twice to find effects without a proper cleanup. The
 * production build removes it.
 */
const strictly = (tree: ReactElement): ReactElement =>
  process.env.NODE_ENV === 'production' ? tree : <StrictMode>{tree}</StrictMode>;

/** Renders the providers around every view: the runtime, the store, the language and the colour scheme of its place on the page. */
export function Root({ runtime, host, served, children }: RootProps) {
  const readLanguage = () => runtime.language(host);
  // The server may have been told the language without its region.
  const servedLanguage = () => served?.state.config.language ?? readLanguage();
  const language = useSyncExternalStore(runtime.watchPage, readLanguage, servedLanguage);
  const scheme = useSyncExternalStore(
    runtime.watchPage,
    () => schemeOf(host),
    () => undefined,
  );
  useEffect(() => runtime.start(), [runtime]);
  return strictly(
    <RuntimeContext value={runtime}>
      <Provider store={runtime.store} serverState={served?.state}>
        <I18nProvider i18n={runtime.i18n} served={served?.i18n} language={language}>
          <div className="wb-root" lang={language} style={scheme ? { colorScheme: scheme } : undefined}>
            {children}
          </div>
        </I18nProvider>
      </Provider>
    </RuntimeContext>,
  );
}
