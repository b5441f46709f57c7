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

/** Returns the price after the trial or the end of the paid period; null where neither is to be said. */
function useNote({ module, info }: AddOnNoteProps): string | null {
  const { t } = useT('subscription');
  const language = useLanguage();
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isCanceled, isPaused } = useSelector(selectAccount);
  const { trialEndsAt, isActive, isBundled, paidUntil, monthly } = module;
  if (isBundled) return t('subscription.not_removable');
  if (trialEndsAt && !isReseller) {
    const date = formatDay(trialEndsAt, language, 'long');
    // A canceled or paused account is not billed after the trial, and the later price may be unknown.
    if (isCanceled || isPaused || monthly === null) return t('subscription.free_until', { date });
    const then = info.held?.cycle === 'year' ? 'subscription.then_year' : 'subscription.then';
    return t(then, { date, price: money(monthly, 'card').text });
  }
  if (!isActive && paidUntil && !isReseller)
    return t('subscription.paid_until', { date: formatDay(paidUntil, language, 'long') });
  return null;
}

/** Renders what `useNote` says, else the usage or the description of an add-on. */
export function AddOnNote(props: AddOnNoteProps) {
  const { assetType, quantity, description } = props.module;
  const note = useNote(props);
  if (note !== null || !assetType || quantity === null) return <span>{note ?? asNote(description)}</span>;
  return (
    <LateCount type={assetType} quantity={quantity}>
      {asNote(description)}
    </LateCount>
  );
}

/** Writes a description like the other notes: without the full stop of a single sentence. */
const asNote = (description: string): string =>
  /^[^.]+\.$/.test(description) ? description.slice(0, -1) : description;

interface LateCountProps {
  readonly type: AssetType;
  readonly quantity: number;
  /** The fallback if the chunk with the words fails to load. */
  readonly children: string;
}

/** Renders the usage. Few add-ons have a count, so its words load lazily while a blank line keeps the height. */
function LateCount({ type, quantity, children }: LateCountProps) {
  const { part, isFailed } = useLazyPart(loadCount, true);
  if (part) return <part.AssetCount type={type} quantity={quantity} />;
  return <span>{isFailed ? children : '\u00a0'}</span>;
}
