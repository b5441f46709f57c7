import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { formatDate } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useAssets } from '../../../src/runtime/use-assets';
import { useMoney } from '../../../src/runtime/use-money';
import { useRoute } from '../../../src/runtime/use-route';
import { selectUserType } from '../../../src/store/selectors/cart';
import { Pill } from '../../../src/ui/badge';
import { Icon } from '../../../src/ui/icon';
import { lock } from '../../../src/ui/account-icons';
import { check, chevronDown } from '../../../src/ui/icons';
import { Panel } from '../../../src/ui/panel';
import { Price } from '../../../src/ui/price';
import { Row } from '../../../src/ui/rows';
import { TrialPill } from './standing-pill';

/** What is paid for and what is tried, and folded what the plan brings. */
export function AddOns({ info }: { readonly info: SubscriptionInfo }) {
  const { t } = useT('subscription');
  const marketplace = useRoute('marketplace');
  const own = info.modules.filter(({ isBundled }) => !isBundled);
  const bundled = info.modules.filter(({ isBundled }) => isBundled);
  if (info.modules.length === 0 && !info.held) return null;
  return (
    <Panel
      ruled
      level={2}
      title={t('subscription.add_ons')}
      action={<a {...marketplace}>{t('subscription.browse')}</a>}
    >
      {own.length > 0 ? (
        <ul className="rows">
          {own.map((module) => (
            <AddOn key={module.id} module={module} info={info} />
          ))}
        </ul>
      ) : (
        <p className="sub-none muted">{t('subscription.no_add_ons')}</p>
      )}
      {bundled.length > 0 && (
        <details className="sub-included" part="included">
          <summary>
            {t('subscription.included_modules', { count: bundled.length })}
            <Icon shape={chevronDown} />
          </summary>
          <ul className="rows">
            {bundled.map((module) => (
              <AddOn key={module.id} module={module} info={info} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

interface AddOnProps {
  readonly module: HeldModule;
  readonly info: SubscriptionInfo;
}

function AddOn({ module, info }: AddOnProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isBundled, trialEndsAt, monthly } = module;
  const price = () => {
    if (isBundled) return <Price size="sm" amount={t('subscription.included')} />;
    if (isReseller) return null;
    return <Price size="sm" amount={money(trialEndsAt ? 0 : monthly, 'card')} period={t('common.per_month')} />;
  };
  return (
    <Row
      icon={module.icon}
      title={
        <>
          {module.title} <ModulePill module={module} />
        </>
      }
      note={<Note module={module} info={info} />}
      price={price()}
    />
  );
}

function ModulePill({ module: { isBundled, trialEndsAt } }: { readonly module: HeldModule }) {
  const { t } = useT('subscription');
  if (trialEndsAt) return <TrialPill until={trialEndsAt} text="subscription.trial_days_left" />;
  return isBundled ? (
    <Pill icon={lock}>{t('subscription.part_of_plan')}</Pill>
  ) : (
    <Pill tone="positive" icon={check}>
      {t('subscription.active')}
    </Pill>
  );
}

/** What a trial becomes, what is counted, or what it is for. */
function Note({ module, info }: AddOnProps) {
  const { t } = useT('subscription');
  const { count } = useAssets();
  const language = useLanguage();
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { trialEndsAt, isBundled, assetType, quantity, description, monthly } = module;
  if (trialEndsAt) {
    const date = formatDate(trialEndsAt, language, 'long');
    if (isReseller) return t('subscription.free_until', { date });
    return t('subscription.then', { date, price: money(monthly, 'card').text });
  }
  return !isBundled && assetType ? count(assetType, quantity) : description;
}
