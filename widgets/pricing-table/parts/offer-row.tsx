import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { CONTACT_CARD } from '../../../src/domain/codes/card-type';
import { removeModule } from '../../../src/commands/remove-module';
import { setQuantity } from '../../../src/commands/set-quantity';
import { useT } from '../../../src/i18n/use-t';
import { useAssets } from '../../../src/hooks/use-assets';
import type { MoneyFormatter } from '../../../src/hooks/use-money';
import { useCommands } from '../../../src/hooks/use-commands';
import { selectCart } from '../../../src/store/selectors/cart';
import type { Offer } from '../../../src/store/selectors/panels';
import type { RootState } from '../../../src/store/state';
import { Price } from '../../../src/ui/price';
import { Row } from '../../../src/ui/rows';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { OfferButton, useOfferState } from './offer-button';

/** An add-on, and how its price is written. The panel passes that to its rows, because a subscription of each row costs memory. */
interface PricedOffer extends Offer {
  readonly money: MoneyFormatter;
}

/** The maximum quantity if no package sets a limit. */
const MANY = 100_000;

/** Renders a booster, which is sold by quantity: a unit price, and a stepper once it is in the cart. [PRC-19, PRC-35] */
export const BoosterRow = memo(function BoosterRow({ module, usage, money }: PricedOffer) {
  const assets = useAssets();
  const state = useOfferState(module);
  const run = useCommands();
  const quantity = useSelector((root: RootState) => selectCart(root).lines[module.id]?.quantity ?? 0);
  return (
    <OfferRow module={module} money={money} period={assets.unit(module)} isIn={state === 'remove'}>
      {state === 'remove' && module.pricingType === 'USAGE' ? (
        <QuantityStepper
          value={quantity}
          name={module.title}
          min={0}
          max={usage?.max ?? MANY}
          onChange={(next) => run(next === 0 ? removeModule(module.id) : setQuantity(module.id, next))}
        />
      ) : (
        <OfferButton module={module} state={state} />
      )}
    </OfferRow>
  );
});

/** Renders a service: charged once or monthly, or sold by the sales team. [PRC-19] */
export const ServiceRow = memo(function ServiceRow({ module, money }: PricedOffer) {
  const assets = useAssets();
  const state = useOfferState(module);
  return (
    <OfferRow module={module} money={money} period={assets.unit(module)} isIn={state === 'remove'}>
      <OfferButton module={module} state={state} />
    </OfferRow>
  );
});

interface OfferRowProps extends Pick<PricedOffer, 'module' | 'money'> {
  readonly period: string;
  readonly isIn: boolean;
  readonly children: ReactNode;
}

function OfferRow({ module, money, period, isIn, children }: OfferRowProps) {
  const { t } = useT();
  const control = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const was = useRef(isIn);

  // Moves the focus when another control replaces the focused button. React raises no blur event for a removed node.
  useEffect(() => {
    if (isHeld.current && was.current !== isIn) {
      [...(control.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1)?.focus();
    }
    was.current = isIn;
  }, [isIn]);

  const isContact = module.cardType === CONTACT_CARD || module.hasNoPrice;
  return (
    <Row
      icon={module.icon}
      title={module.title}
      note={module.description}
      price={
        <Price
          size="sm"
          amount={isContact ? t('common.custom') : money(module.price, 'card')}
          period={isContact ? undefined : period}
        />
      }
    >
      <div
        className="row-control"
        ref={control}
        onFocus={() => (isHeld.current = true)}
        onBlur={() => (isHeld.current = false)}
      >
        {children}
      </div>
    </Row>
  );
}
