import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { quoteFlow } from '../../src/flows/quote';
import { selectQuote } from '../../src/flows/quote/selectors';
import { rowsChanged } from '../../src/flows/quote/slice';
import { useT } from '../../src/i18n/use-t';
import { useRuntime } from '../../src/hooks/use-runtime';
import { useOrigin } from '../../src/hooks/use-origin';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { selectCart, selectUserType } from '../../src/store/selectors/cart';
import { useScopedRead } from '../../src/hooks/use-resource';
import { bundles } from '../../src/store/resources/catalogue';
import { Button } from '../../src/ui/button';
import { Panel } from '../../src/ui/panel';
import { keepFocusInView } from '../../src/ui/kit/keep-focus-in-view';
import { QuoteSkeleton } from './parts/quote-skeleton';
import { QuoteSum } from './parts/quote-sum';
import { QuoteRows } from './parts/rows';

const loadNothing = () => import('./parts/empty-quote');

type ShareViewType = ComponentType<{ readonly onBack: () => void }>;

/** Renders the details of a quote, and the view that shares it. [QUO-01 … QUO-07] */
export function QuotePanel() {
  const { t, ready } = useT('quote_panel', 'assets');
  const { store, ports } = useRuntime();
  const origin = useOrigin();
  useLayoutEffect(() => store.join(quoteFlow), [store]);
  const { plan } = useSelector(selectCart);
  const { rows } = useSelector(selectQuote);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { data, failure, retry } = useScopedRead(bundles);
  const { part: nothing, isFailed: isNothingLost } = useLazyPart(loadNothing, ready && !plan);
  const [ShareView, setShareView] = useState<ShareViewType | null>(null);
  const shareButton = useRef<HTMLDivElement>(null);
  const isKnown = data !== null;

  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    // Waits for the prices, because until then a missing row does not mean that its item is gone.
    if (isKnown) store.dispatch(rowsChanged(ids.split(' ').map(Number)));
  }, [store, isKnown, ids]);

  const share = async () => {
    const part = await ports.load(() => import('./parts/share-view'), origin);
    if (part) setShareView(() => part.ShareView);
  };
  const cameBack = useRef(false);
  const back = () => {
    cameBack.current = true;
    setShareView(null);
  };
  useLayoutEffect(() => {
    if (ShareView || !cameBack.current) return;
    cameBack.current = false;
    shareButton.current?.querySelector('button')?.focus();
  }, [ShareView]);

  const details = () => {
    if (!plan) {
      return nothing ? <nothing.EmptyQuote /> : <div className="quote-nothing" />;
    }
    return (
      <>
        {failure && !isKnown && (
          <div ref={keepFocusInView} className="quote-failed">
            <p role="alert">{t('quote_panel.failed')}</p>
            <Button size="sm" onClick={retry}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        <QuoteRows />
        <QuoteSum onShare={isReseller ? null : () => void share()} shareRef={shareButton} />
      </>
    );
  };
  return (
    <UntilReady
      ready={ready && (isKnown || failure !== null) && Boolean(plan || nothing || isNothingLost)}
      skeleton={<QuoteSkeleton />}
    >
      {ShareView && plan && !isReseller ? (
        <ShareView onBack={back} />
      ) : (
        <Panel ruled level={2} title={t('quote_panel.title')}>
          {details()}
        </Panel>
      )}
    </UntilReady>
  );
}
