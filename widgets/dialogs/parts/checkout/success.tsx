import { useDispatch } from 'react-redux';
import { orderedPlan, type Order } from '../../../../src/domain/checkout/order';
import { attemptStepped } from '../../../../src/flows/checkout/slice';
import { doneText, onwardText, successText } from '../../../../src/flows/checkout/messages';
import { SUCCESS_SHOWN } from '../../../../src/flows/checkout/shown';
import { useT } from '../../../../src/i18n/use-t';
import { useIsAt } from '../../../../src/runtime/use-is-at';
import { usePlanTitle } from '../../../../src/runtime/use-plan-title';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';

/** It is in force, and the page moves on by itself; Escape goes at once. Somebody who did something else meanwhile stays. [CHK-07, CHK-50, UPG-16] */
export function Success({ order, isHidden }: { readonly order: Order; readonly isHidden: boolean }) {
  const { t } = useT('checkout', 'cart');
  const dispatch = useDispatch();
  const plan = usePlanTitle(orderedPlan(order));
  const leave = () => void dispatch(attemptStepped({ event: { type: 'left' } }));
  const isAtPackages = useIsAt('packages');
  const done = doneText(order);
  const lead = [
    done ? t(done) : plan && t('checkout.is_active', { plan }),
    !isHidden && t(onwardText(order, isAtPackages)),
  ];

  return (
    <Dialog
      width="message"
      status="success"
      title={t(successText(order))}
      lead={lead.filter(Boolean).join(' ')}
      onCancel={leave}
      actions={
        isHidden && (
          <Button kind="primary" initialFocus onClick={leave}>
            {t('common.ok')}
          </Button>
        )
      }
    >
      {!isHidden && <ProgressBar ms={SUCCESS_SHOWN[order.ending === 'upgrade' ? 'upgrade' : 'checkout']} />}
    </Dialog>
  );
}
