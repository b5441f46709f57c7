import { useDispatch, useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { useOrigin } from '../../src/runtime/use-origin';
import { useRoute } from '../../src/runtime/use-route';
import { selectCart, selectCartCount } from '../../src/store/selectors/cart';
import { clearPressed } from '../../src/store/slices/cart';
import { Badge } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { Empty } from '../../src/ui/empty';
import { cart as cartIcon } from '../../src/ui/icons';
import { Panel } from '../../src/ui/panel';
import { CartSkeleton } from './parts/cart-skeleton';
import { Lines } from './parts/lines';
import { Notice } from './parts/notice';
import { TotalPanel } from './parts/total-panel';
import { useCartEvent } from './parts/use-cart-event';
import { useCartNews } from './parts/use-cart-news';

export interface CartProps {
  readonly layout: 'sidebar' | 'page';
}

/** The lines of the cart and the panel with its total. [PRC-16, CRT-45, CRT-46, CRT-47] */
export function Cart({ layout }: CartProps) {
  const { t, ready } = useT('cart');
  const dispatch = useDispatch();
  const origin = useOrigin();
  const { plan } = useSelector(selectCart);
  const count = useSelector(selectCartCount);
  const marketplace = useRoute('marketplace');
  useCartNews(ready);
  useCartEvent();

  const clear = (
    <Button kind="plain" size="sm" onClick={() => dispatch(clearPressed({ origin }))}>
      {t('cart.clear')}
    </Button>
  );
  return (
    <UntilReady ready={ready} skeleton={<CartSkeleton />}>
      <div className={`cart-${layout}`}>
        <Panel
          ruled
          level={2}
          icon={cartIcon}
          title={t('cart.title')}
          badge={<Badge count={count} label={t('cart.count', { count })} />}
          action={plan && clear}
        >
          <Notice />
          {plan ? (
            <div className="cart-content">
              <Lines />
              <TotalPanel />
            </div>
          ) : (
            <Empty text={t('cart.empty')} action={<Button {...marketplace}>{t('cart.to_marketplace')}</Button>} />
          )}
        </Panel>
      </div>
    </UntilReady>
  );
}
