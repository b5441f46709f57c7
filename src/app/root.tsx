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

/** Tests and stories run each effect twice, so that one that cannot be taken back is found. The build folds this away. */
const strictly = (tree: ReactElement): ReactElement =>
  process.env.NODE_ENV === 'production' ? tree : <StrictMode>{tree}</StrictMode>;

/** What every view stands in: the store, the language and the colour scheme of its place on the page. */
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
