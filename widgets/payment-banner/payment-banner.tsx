import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { usePaymentNotices } from '../../src/views/use-payment-notices';
import { useSubscription } from '../../src/hooks/use-subscription';
import { Notices } from '../../src/ui/notices';

export interface PaymentBannerProps {
  readonly limit: number;
}

/** Renders the payment notices of an account, on any page; nothing without notices. [PAY-12 … PAY-20] */
export function PaymentBanner({ limit }: PaymentBannerProps) {
  const { t } = useT('payment');
  const { status, info } = useSubscription();
  const { items, ready } = usePaymentNotices(info);
  return (
    <UntilReady ready={ready && status !== 'pending'} skeleton={null}>
      <Notices items={items} room={limit} more={(count) => t('payment.more', { count })} />
    </UntilReady>
  );
}
