import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { clearCart } from '../../src/commands/clear-cart';
import { readCartAgain } from '../../src/commands/read-cart-again';
import { useElement } from '../../src/element/context';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { useEmptyCart } from '../../src/views/empty-cart';
import { LoadFailed } from '../../src/views/load-failed';
import { useCommands } from '../../src/hooks/use-commands';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { useRoute } from '../../src/hooks/use-route';
import { selectCart, selectCartCount, selectNotice, selectReading } from '../../src/store/selectors/cart';
import { Badge } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { EmptyState } from '../../src/ui/empty-state';
import { cartIcon } from '../../src/ui/icons';
import { Panel } from '../../src/ui/panel';
import { DRAWER_WIDTH, upTo, useMedia } from '../../src/ui/kit/layout';
import { keepFocusInView } from '../../src/ui/kit/keep-focus-in-view';
import { CartLines } from './parts/lines';
import { CartNoticeBanner } from './parts/notice';
import { TotalPanel } from './parts/total-panel';
import { useCartEvent, useCartNews } from './parts/use-changes';
import { Bar, Skeleton } from '../../src/ui/skeleton';

/** Renders the skeleton: a panel with its head, in the size of the empty cart. */
function CartSkeleton() {
  return (
    <Skeleton>
      <div className="panel panel-ruled">
        <div className="panel-head">
          <Bar width="120px" />
        </div>
        <div className="cart-waits" />
      </div>
    </Skeleton>
  );
}

export interface CartProps {
  readonly layout: 'column' | 'sidebar' | 'page';
}

/** Loads the parts of the page layout lazily. */
const loadPage = () => import('./parts/page/page');

/** Loads the bar and the drawer lazily, because an empty cart has neither. */
const loadBar = () => import('./parts/bar');

/** Renders the cart lines and the panel with their total. [PRC-16, CRT-45, CRT-46, CRT-47] */
export function CartView({ layout }: CartProps) {
  const { t, ready } = useT('cart');
  const run = useCommands();
  const { plan } = useSelector(selectCart);
  const reading = useSelector(selectReading);
  const isPage = layout === 'page';
  const { part: page, isFailed } = useLazyPart(loadPage, isPage);
  const texts = useT(...(isPage ? (['cart_page', 'assets'] as const) : []));
  const isPageReady = isFailed || (page !== null && texts.ready && (plan !== null || reading !== 'now'));
  const isShown = ready && (!isPage || isPageReady);
  const count = useSelector(selectCartCount);
  const { notice } = useSelector(selectNotice);
  const isDrawer = useMedia(upTo(DRAWER_WIDTH)) && layout === 'sidebar';
  const [column, setColumn] = useState<HTMLElement | null>(null);
  // The height (px) that the cart leaves behind in the page's flow while it is in the open drawer.
  const [left, setLeft] = useState<number | null>(null);
  const hasBar = isDrawer || layout === 'column';
  const { part: bar } = useLazyPart(loadBar, hasBar && isShown && (count > 0 || notice !== null));
  const isOpen = hasBar && bar !== null && left !== null;
  const { state } = useElement();
  useEffect(() => {
    state('drawer', isDrawer);
    return () => state('drawer', false);
  }, [state, isDrawer]);
  useCartNews(isShown);
  useCartEvent();

  const clear = (
    <span ref={keepFocusInView}>
      <Button kind="plain" size="sm" onClick={() => run(clearCart)}>
        {t('cart.clear')}
      </Button>
    </span>
  );
  const panel = (
    <Panel
      ruled
      level={2}
      icon={cartIcon}
      title={t('cart.title')}
      badge={<Badge count={count} label={t('cart.count', { count })} />}
      action={plan && clear}
    >
      <CartNoticeBanner />
      {plan ? (
        <div className="cart-content">
          {page ? <page.PageLines /> : <CartLines />}
          <TotalPanel>{page && <page.Bill />}</TotalPanel>
        </div>
      ) : reading === 'failed' ? (
        <LoadFailed title={t('cart.unread')} onRetry={() => run(readCartAgain)} />
      ) : (
        <Empty isPage={isPage} />
      )}
    </Panel>
  );
  return (
    <UntilReady ready={isShown} skeleton={isDrawer ? null : <CartSkeleton />}>
      {!isDrawer && (
        <div className={`cart-${layout}`} ref={setColumn} style={{ minHeight: isOpen ? left : undefined }}>
          {!isOpen && panel}
          {page && plan && <page.Below />}
        </div>
      )}
      {hasBar && (
        <div className="cart-dock">
          {bar && (
            <bar.CartBar
              inFlow={column}
              open={isOpen}
              onToggle={(toOpen) => setLeft(toOpen ? (column?.offsetHeight ?? 0) : null)}
            >
              {panel}
            </bar.CartBar>
          )}
        </div>
      )}
    </UntilReady>
  );
}

/** Renders the empty cart. The page of its own has the way back to the marketplace. [CRT-45, CRT-46] */
function Empty({ isPage }: { readonly isPage: boolean }) {
  const { t } = useT('cart');
  const marketplace = useRoute('marketplace');
  const { text, hint, action } = useEmptyCart();
  if (isPage) return <EmptyState text={text} action={<Button {...marketplace}>{t('cart.to_marketplace')}</Button>} />;
  return hint ? <EmptyState title={text} text={hint} /> : <EmptyState text={text} action={action} />;
}
