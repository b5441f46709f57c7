import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { formatDate } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useAssets } from '../../../src/runtime/use-assets';
import { useMoney } from '../../../src/runtime/use-money';
import { selectUserType } from '../../../src/store/selectors/cart';
import { Pill } from '../../../src/ui/badge';
import { check } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { TrialPill } from './standing-pill';

/** Draws the icon of that name on its tile. */
export type IconOf = ComponentType<{ readonly name: string; readonly quiet?: boolean }>;

interface AddOnProps {
  readonly module: HeldModule;
  readonly info: SubscriptionInfo;
  /** Null until it has come: the tile keeps its place. */
  readonly icon: IconOf | null;
}

/** Something that the account can use. What the package brings has no price of its own. */
export function AddOn({ module, info, icon: CatalogueIcon }: AddOnProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isBundled, trialEndsAt, monthly } = module;
  return (
    <li className="row" part="row">
      {CatalogueIcon ? <CatalogueIcon name={module.icon} quiet /> : <span className="tile tile-quiet" />}
      <div className="row-main">
        <p className="row-title">
          {module.title} {!isBundled && <ModulePill until={trialEndsAt} />}
        </p>
        <p className="row-note">
          <Note module={module} info={info} />
        </p>
      </div>
      {!isBundled && !isReseller && (
        <div className="row-side">
          <Price size="sm" amount={money(trialEndsAt ? 0 : monthly, 'card')} period={t('common.per_month')} />
        </div>
      )}
    </li>
  );
}

function ModulePill({ until }: { readonly until: string | null }) {
  const { t } = useT('subscription');
  if (until) return <TrialPill until={until} />;
  return (
    <Pill tone="positive" icon={check}>
      {t('subscription.module_active')}
    </Pill>
  );
}

/** What a trial becomes, what is counted, or what it is for. */
function Note({ module, info }: Omit<AddOnProps, 'icon'>) {
  const { t } = useT('subscription');
  const { count } = useAssets();
  const language = useLanguage();
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { trialEndsAt, isBundled, assetType, quantity, description, monthly } = module;
  if (trialEndsAt && !isReseller) {
    const date = formatDate(trialEndsAt, language, 'long');
    return t('subscription.then', { date, price: money(monthly, 'card').text });
  }
  return !isBundled && assetType ? count(assetType, quantity) : description;
}
