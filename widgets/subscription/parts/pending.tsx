import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { SubscriptionInfo } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMoney } from '../../../src/hooks/use-money';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';
import { refreshIcon } from '../../../src/ui/account-icons';

interface BannerProps {
  readonly info: SubscriptionInfo;
  readonly isBusy: boolean;
  readonly onLook: () => void;
}

interface PendingProps extends BannerProps {
  readonly isPending: boolean;
}

/** Renders the pending change, which blocks other orders, and announces its start and its end. [ACC-20] */
export function Pending({ isPending, ...banner }: PendingProps) {
  const { t } = useT('subscription');
  useAnnounce(isPending, t(isPending ? 'subscription.pending_title' : 'subscription.pending_over'), false);
  return isPending && <PendingBanner {...banner} />;
}

function PendingBanner({ info, isBusy, onLook }: BannerProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { pendingChange } = useSelector(selectAccount);
  const plan = info.pending?.title ?? '';
  const total = info.pending?.total ?? pendingChange?.total ?? null;
  const what = [!isReseller && total !== null && money(total, 'sum').text, plan].filter(Boolean).join(' · ');
  return (
    <Banner
      ref={keepFocusInView}
      title={t('subscription.pending_title')}
      icon={refreshIcon}
      actions={
        <Button size="sm" busy={isBusy} onClick={onLook}>
          {t('subscription.check_again')}
        </Button>
      }
    >
      {what && <p className="medium">{what}</p>}
      <p>{t('subscription.pending_text')}</p>
    </Banner>
  );
}
