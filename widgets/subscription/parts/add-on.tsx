import type { ComponentType, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { selectUserType } from '../../../src/store/selectors/cart';
import { Price } from '../../../src/ui/price';

/** Renders a catalogue icon by name on its tile. */
export type IconOf = ComponentType<{ readonly name: string; readonly quiet?: boolean }>;

interface AddOnProps {
  readonly module: HeldModule;
  readonly info: SubscriptionInfo;
  /** Null until its chunk has loaded; an empty tile keeps the space. */
  readonly icon: IconOf | null;
  /** The status, after the name. */
  readonly pill: ReactNode;
  /** The description, the later price, or the progress. */
  readonly note: ReactNode;
  /** The switch. */
  readonly action: ReactNode;
}

/** Renders one add-on of the account. A bundled one has no price of its own. */
export function AddOn({ module, info, icon: CatalogueIcon, pill, note, action }: AddOnProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isBundled, isActive, trialEndsAt, monthly, charge } = module;
  const price = trialEndsAt ? 0 : monthly;
  // An add-on that the sales team sells has no price until the account has it.
  const isPriced = !isBundled && !isReseller && (isActive || (monthly ?? 0) > 0);
  return (
    <li className="row" part="row">
      {CatalogueIcon ? <CatalogueIcon name={module.icon} quiet /> : <span className="tile tile-quiet" />}
      <div className="row-main">
        <p className="row-title">
          {module.title} {pill}
        </p>
        <p className="row-note">{note}</p>
      </div>
      <div className="row-side">
        {isBundled && <span className="medium">{t('subscription.included')}</span>}
        {isPriced && price !== null && (
          <Price
            size="sm"
            amount={money(price, 'card')}
            period={t(charge === 'once' ? 'common.once' : 'common.per_month')}
          />
        )}
        {action}
      </div>
    </li>
  );
}
