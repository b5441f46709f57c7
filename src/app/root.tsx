import { StrictMode, useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RuntimeContext } from '../hooks/use-runtime';
import { I18nProvider } from '../i18n/use-t';
import { schemeOf } from '../page/page';
import type { Runtime } from '../page/runtime';

interface RootProps {
  readonly runtime: Runtime;
  readonly host: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Wraps the tree in `StrictMode` in tests and stories, which runs each effect twice to find effects without a proper cleanup. The
 * production build removes it.
 */
const strictly = (tree: ReactElement): ReactElement =>
  process.env.NODE_ENV === 'production' ? tree : <StrictMode>{tree}</StrictMode>;

/** Renders the providers around every view: the runtime, the store, the language and the colour scheme of its place on the page. */
export function Root({ runtime, host, children }: RootProps) {
  const language = useSyncExternalStore(runtime.watchPage, () => runtime.language(host));
  const scheme = useSyncExternalStore(runtime.watchPage, () => schemeOf(host));
  useEffect(() => runtime.start(), [runtime]);
  return strictly(
    <RuntimeContext value={runtime}>
      <Provider store={runtime.store}>
        <I18nProvider i18n={runtime.i18n} language={language}>
          <div className="wb-root" lang={language} style={scheme ? { colorScheme: scheme } : undefined}>
            {children}
          </div>
        </I18nProvider>
      </Provider>
    </RuntimeContext>,
  );
}
