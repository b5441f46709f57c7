import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { netOffer } from '../../../../src/domain/pricing/offer-net';
import type { ModuleOffer, PlanOffer } from '../../../../src/domain/pricing/offers';
import { addModule } from '../../../../src/commands/add-module';
import { addPlan } from '../../../../src/commands/add-plan';
import { useT } from '../../../../src/i18n/use-t';
import { useAssets } from '../../../../src/hooks/use-assets';
import { useMoney } from '../../../../src/hooks/use-money';
import { useCommands } from '../../../../src/hooks/use-commands';
import { selectBusy, selectCart, selectUserType } from '../../../../src/store/selectors/cart';
import { selectAccount } from '../../../../src/store/slices/session';
import { useOffers } from '../../../../src/hooks/use-offers';
import { Button } from '../../../../src/ui/button';
import { keepFocusInView } from '../../../../src/ui/kit/keep-focus-in-view';
import { CatalogueIcon } from '../../../../src/ui/catalogue-icon';
import { checkIcon, plusIcon } from '../../../../src/ui/icons';

/** The maximum number of module offers. */
const MOST = 4;

const has = (all: readonly ModuleOffer[], { module }: ModuleOffer): boolean =>
  all.some((one) => one.module.id === module.id);

/** Returns the offers in a stable order: one that is now in the cart keeps its place, so that nothing shifts and focus stays. */
function useStableOffers(offers: readonly ModuleOffer[]): readonly ModuleOffer[] {
  const { lines } = useSelector(selectCart);
  const [kept, keep] = useState<readonly ModuleOffer[]>([]);
  const next = [
    ...kept.filter((offer) => lines[offer.module.id]?.bundled === false || has(offers, offer)),
    ...offers.filter((offer) => !has(kept, offer)),
  ].slice(0, MOST);
  if (next.length !== kept.length || next.some((offer, at) => offer.module.id !== kept[at]?.module.id)) keep(next);
  return next;
}

/** Renders upsell and cross-sell offers; nothing for reseller members and read-only accounts. [CRT-54, API-36] */
export function CartOffers() {
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isReadOnly } = useSelector(selectAccount);
  return isReseller || isReadOnly ? null : <OfferList />;
}

function OfferList() {
  const { t } = useT('cart_page');
  const id = useId();
  const { upsell, crossSell } = useOffers();
  const modules = useStableOffers([...upsell.modules, ...crossSell]);
  if (upsell.plans.length + modules.length === 0) return null;
  return (
    <section className="offers" aria-labelledby={id} part="offers">
      <h3 id={id}>{t('cart_page.offers')}</h3>
      <ul>
        {upsell.plans.map((offer) => (
          <PlanRow key={offer.plan.id} offer={offer} />
        ))}
        {modules.map((offer) => (
          <ModuleRow key={offer.module.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ offer }: { readonly offer: PlanOffer }) {
  const { t } = useT('cart_page');
  const money = useMoney();
  const run = useCommands();
  const busy = useSelector(selectBusy);
  const { plan } = offer;
  const { covered, fleet, difference } = netOffer(useSelector(selectCart), offer);
  const amount = money(Math.abs(difference), 'card').text;
  const price =
    difference === 0 ? t('cart_page.same') : t(difference < 0 ? 'cart_page.less' : 'cart_page.more', { amount });
  return (
    <li className="offer" ref={keepFocusInView}>
      <CatalogueIcon name={plan.icon} />
      <div>
        <p className="medium">
          {covered > 0
            ? t('cart_page.upsell_covers', { plan: plan.title, count: covered })
            : t('cart_page.upsell_next', { plan: plan.title })}
        </p>
        <p className="muted sm">{plan.description}</p>
      </div>
      <p className={difference < 0 ? 'offer-price saving' : 'offer-price'}>{price}</p>
      <Button busy={busy?.kind === 'plan' && busy.id === plan.id} onClick={() => run(addPlan(plan.id, fleet))}>
        {t('cart_page.switch_plan', { plan: plan.title })}
      </Button>
    </li>
  );
}

function ModuleRow({ offer: { module, price } }: { readonly offer: ModuleOffer }) {
  const { t } = useT('common', 'cart_page');
  const assets = useAssets();
  const money = useMoney();
  const run = useCommands();
  const busy = useSelector(selectBusy);
  const isInCart = useSelector(selectCart).lines[module.id] !== undefined;
  const isBusy = busy?.kind === 'module' && busy.id === module.id;
  const text = isBusy ? 'cart_page.adding' : isInCart ? 'cart_page.in_cart' : 'cart_page.add';
  return (
    <li className="offer">
      <CatalogueIcon name={module.icon} />
      <div>
        <p className="medium">{module.title}</p>
        <p className="muted sm">{module.description}</p>
      </div>
      <p className="offer-price num">
        <span className="medium">{money(price, 'card').text}</span>{' '}
        <span className="muted sm">{assets.unit(module)}</span>
      </p>
      <Button
        icon={isInCart ? checkIcon : plusIcon}
        pressed={isInCart && !isBusy}
        disabled={isInCart}
        busy={isBusy}
        suffix={module.title}
        onClick={() => run(addModule(module.id))}
      >
        {t(text)}
      </Button>
    </li>
  );
}
