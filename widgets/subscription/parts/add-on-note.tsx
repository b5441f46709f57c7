import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { AssetType } from '../../../src/domain/catalogue/types';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';

const loadCount = () => import('./asset-count');

interface AddOnNoteProps {
  readonly module: HeldModule;
  readonly info: SubscriptionInfo;
}

/** What a trial becomes, until when it is paid for, what is counted, or what it is for. */
export function AddOnNote({ module, info }: AddOnNoteProps) {
  const { t } = useT('subscription');
  const language = useLanguage();
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isCanceled, isPaused } = useSelector(selectAccount);
  const { trialEndsAt, isActive, isBundled, paidUntil, assetType, quantity, description, monthly } = module;
  if (isBundled) return t('subscription.not_removable');
  if (trialEndsAt && !isReseller) {
    const date = formatDay(trialEndsAt, language, 'long');
    // What ends or rests is billed no further, and what it would cost may not be known.
    if (isCanceled || isPaused || monthly === null) return t('subscription.free_until', { date });
    const then = info.held?.cycle === 'year' ? 'subscription.then_year' : 'subscription.then';
    return t(then, { date, price: money(monthly, 'card').text });
  }
  if (!isActive && paidUntil && !isReseller)
    return t('subscription.paid_until', { date: formatDay(paidUntil, language, 'long') });
  if (!assetType || quantity === null) return description;
  return (
    <LateCount type={assetType} quantity={quantity}>
      {description}
    </LateCount>
  );
}

interface LateCountProps {
  readonly type: AssetType;
  readonly quantity: number;
  /** What stands there where the words of the count can't be loaded. */
  readonly children: string;
}

/** Few add-ons are counted, so the words for it come when one is; its line is kept. */
function LateCount({ type, quantity, children }: LateCountProps) {
  const { part, isFailed } = useLazyPart(loadCount, true);
  if (part) return <part.AssetCount type={type} quantity={quantity} />;
  return isFailed ? children : '\u00a0';
}
