import type { ComponentType, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import { isOnRequest, type HeldModule, type SubscriptionInfo } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useRoute } from '../../../src/hooks/use-route';
import { selectUserType } from '../../../src/store/selectors/cart';
import { Button } from '../../../src/ui/button';
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
  /** The switch; an add-on that only the sales team sells leads to them instead. */
  readonly action: ReactNode;
}

/** Renders one add-on of the account. A bundled one has no price of its own. */
export function AddOn({ module, info, icon: CatalogueIcon, pill, note, action }: AddOnProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const contact = useRoute('contact');
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isBundled, isDefault, trialEndsAt, monthly, charge } = module;
  const price = trialEndsAt ? 0 : monthly;
  const isFree = isBundled || (isDefault && monthly === 0);
  // A reseller sells it to its members, so they see neither a price nor whom to ask.
  const isBySales = isOnRequest(module) && !isReseller;
  const word = isFree ? 'subscription.included' : isBySales ? 'subscription.on_request' : null;
  return (
    <li className="row" part="row">
      {CatalogueIcon ? <CatalogueIcon name={module.icon} quiet /> : <span className="tile tile-quiet" />}
      <div className="row-main">
        <p className="row-title">
          <span>{module.title}</span> {pill}
        </p>
        <p className="row-note">{note}</p>
      </div>
      <div className="row-side">
        {word && <span className="medium">{t(word)}</span>}
        {!word && !isReseller && price !== null && (
          <Price
            size="sm"
            amount={money(price, 'card')}
            period={t(charge === 'once' ? 'common.once' : 'common.per_month')}
          />
        )}
        {isBySales ? (
          <span className="row-control">
            <Button {...contact} suffix={t('subscription.about', { name: module.title })}>
              {t('subscription.contact')}
            </Button>
          </span>
        ) : (
          action
        )}
      </div>
    </li>
  );
}
