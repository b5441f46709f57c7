import { useDispatch, useSelector } from 'react-redux';
import { checkOut } from '../../../../src/commands/check-out';
import { startMigration } from '../../../../src/commands/start-migration';
import { startUpgrade } from '../../../../src/commands/start-upgrade';
import { inForce } from '../../../../src/domain/subscription/in-force';
import { selectCheckout } from '../../../../src/flows/checkout/selectors';
import { attemptStepped, reviewRetried, type CheckoutFlowState } from '../../../../src/flows/checkout/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectAccount } from '../../../../src/store/slices/session';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { FailureDialog } from '../failure-dialog';
import { Support } from '../support';
import { useAside } from '../use-aside';
import { PayFirst } from './pay-first';
import { surfacesOf, useIsMove, useWords } from './words';

function useSteps() {
  const dispatch = useDispatch();
  return {
    leave: () => void dispatch(attemptStepped({ event: { type: 'left' } })),
    again: () => void dispatch(attemptStepped({ event: { type: 'again', now: Date.now() } })),
  };
}

interface LateProps {
  /** True if the person went on with something else while the order ran. */
  readonly isHidden: boolean;
}

/** Renders the unknown outcome of an order, or that it never arrived. Asking again cannot order twice. */
export function OrderUnknown({ isMissing, isHidden }: LateProps & { readonly isMissing: boolean }) {
  const { t } = useT('checkout');
  const word = useWords();
  const { leave, again } = useSteps();
  const title = word(isMissing ? 'missing_title' : 'unknown_title');
  const lead = word(isMissing ? 'missing_lead' : 'unknown_lead');
  const aside = useAside(title, lead, isHidden);
  if (isMissing)
    return (
      <FailureDialog
        aside={aside}
        title={title}
        lead={lead}
        again={again}
        againLabel={t('checkout.send_again')}
        leave={word('discard')}
        onCancel={leave}
      />
    );
  return <StillOpen aside={aside} title={title} lead={lead} wayOn={t('checkout.ask')} />;
}

interface StillOpenProps {
  readonly aside: boolean;
  readonly title: string;
  readonly lead: string;
  /** Label of the button that goes on asking. */
  readonly wayOn: string;
}

/** Renders an order whose end is not known, which is no failure. */
function StillOpen({ wayOn, ...props }: StillOpenProps) {
  const { t } = useT('common');
  const { leave, again } = useSteps();
  return (
    <Dialog
      {...props}
      width="message"
      status="info"
      onCancel={leave}
      side={<Support />}
      leave={t('common.close')}
      wayOn={
        <Button kind="primary" onClick={again}>
          {wayOn}
        </Button>
      }
    />
  );
}

/** Renders that polling has ended before the order was in force, which is no failure. [docs/decisions/0046] */
export function OrderLate({ isHidden }: LateProps) {
  const { t } = useT('checkout');
  const [title, lead] = [t('checkout.late_title'), useWords()('late_lead')];
  const aside = useAside(title, lead, isHidden);
  return <StillOpen aside={aside} title={title} lead={lead} wayOn={t('checkout.keep_waiting')} />;
}

/** Renders that a bank declined the payment. The way on is another payment method; then the order is made again. */
export function OrderDeclined({ isHidden }: LateProps) {
  const { t } = useT('checkout');
  const { leave } = useSteps();
  const billing = useRoute('subscription');
  const [title, lead] = [t('checkout.declined_title'), t('checkout.declined_lead')];
  const wayOn = (
    <Button kind="primary" {...billing}>
      {t('checkout.billing_details')}
    </Button>
  );
  return (
    <FailureDialog
      aside={useAside(title, lead, isHidden)}
      title={title}
      lead={lead}
      again={{ wayOn }}
      onCancel={leave}
    />
  );
}

interface RefusedProps extends LateProps {
  /** The message of the server. [ERR-12, UPG-22] */
  readonly message: string | null;
  readonly why: DialogText | null;
  readonly reason: CheckoutFlowState['reason'];
}

/** Renders why an order was refused, or that its payment was not confirmed, with the remedy that fits: pay an open invoice, see what is for sale, or try again. */
export function OrderRefused({ message, why, reason, isHidden }: RefusedProps) {
  const isMove = useIsMove();
  const { t } = useT('upgrade', 'errors', 'payment', 'checkout', ...surfacesOf(isMove));
  const dispatch = useDispatch();
  const { leave } = useSteps();
  const packages = useRoute('packages');
  const { confirmed, order, origin } = useSelector(selectCheckout);
  const isChange = inForce(useSelector(selectAccount)) !== null;
  const text = (why?.key ?? 'errors.pricing') as TextKey<'errors' | 'payment' | 'upgrade'>;
  const isOutdated = message === null && why?.key === 'errors.marketplace';
  const run = useCommands(origin);
  const again = (): void => {
    dispatch(attemptStepped({ event: { type: 'left' }, review: confirmed ?? undefined }));
    if (confirmed) dispatch(reviewRetried());
    // An order of an earlier page has no review here, so it begins anew.
    else if (isMove) void run(startMigration());
    else run(order?.ending === 'upgrade' ? startUpgrade : checkOut);
  };
  const title = (): string => {
    if (reason === 'payment_required') return t('checkout.pay_first');
    if (isMove) return t('migration.refused');
    return t(isChange ? 'upgrade.not_changed' : 'checkout.refused_title');
  };
  const lead = message ?? t(text, why?.vars);
  const remedy = () => {
    if (reason === 'payment_required') return { wayOn: <PayFirst /> };
    if (reason === 'not_for_sale')
      return {
        wayOn: (
          <Button kind="primary" {...packages}>
            {t('upgrade.packages')}
          </Button>
        ),
      };
    // Leaving reloads an outdated page, which must be read again before another order.
    return isOutdated ? { wayOn: null } : again;
  };
  return (
    <FailureDialog
      aside={useAside(title(), lead, isHidden)}
      title={title()}
      lead={lead}
      again={remedy()}
      leave={t(isOutdated ? 'common.reload' : 'common.close')}
      onCancel={leave}
    />
  );
}
