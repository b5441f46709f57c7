import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderedPlan, type Order } from '../../../../src/domain/checkout/order';
import { selectCheckout } from '../../../../src/flows/checkout/selectors';
import { attemptStepped, successRead, successStayed } from '../../../../src/flows/checkout/slice';
import { finishedText, nextPageTexts, successText } from '../../../../src/flows/checkout/messages';
import { SUCCESS_DELAY } from '../../../../src/flows/checkout/success-delay';
import { useT } from '../../../../src/i18n/use-t';
import { useIsCurrentRoute } from '../../../../src/hooks/use-is-current-route';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { useDoubleClickGuard } from '../../../../src/ui/kit/use-double-click-guard';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { useAside } from '../use-aside';
import { InvoicePdf } from './invoice-pdf';
import { Receipt } from './receipt';

/** Calls back when the person interacts with the dialog: a press, a key that moves the focus, or a real pointer move. */
function useAttention(onAttention: () => void) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = body.current?.closest('dialog');
    if (!dialog) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const moved = (event: PointerEvent): void => {
      if (event.movementX !== 0 || event.movementY !== 0) onAttention();
    };
    // Ignores the title, which gets the focus without any interaction.
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.tabIndex >= 0) onAttention();
    };
    dialog.addEventListener('pointermove', moved, { signal });
    dialog.addEventListener('focusin', focused, { signal });
    return () => ended.abort();
  }, [onAttention]);
  return body;
}

/**
 * Renders the success of an order. The page moves on after a delay, and Escape moves on at once; an interaction stops it until the
 * person presses a button. After a hidden order the page stays. [CHK-07, CHK-50, UPG-16, REV-26]
 */
export function Success({ order, isHidden }: { readonly order: Order; readonly isHidden: boolean }) {
  const { t } = useT('checkout', 'cart');
  const dispatch = useDispatch();
  const { isStaying } = useSelector(selectCheckout);
  const plan = usePlanTitle(orderedPlan(order));
  const leave = () => void dispatch(attemptStepped({ event: { type: 'left' } }));
  const stay = () => void dispatch(successStayed());
  const onward = nextPageTexts(order, useIsCurrentRoute('packages'));
  const isMoving = !isHidden && !isStaying;
  const body = useAttention(() => isMoving && stay());
  // A pointer on its way to “Stay here” turns it into “Close”, which that press did not mean.
  const isSettled = useDoubleClickGuard(isMoving);
  const done = finishedText(order);
  const title = t(successText(order));
  const active = done ? t(done) : plan && t('checkout.is_active', { plan });
  const lead = [active, isMoving && t(onward.moving)].filter(Boolean).join(' ');
  const aside = useAside(title, active, isHidden);

  return (
    <Dialog
      width="message"
      status="success"
      aside={aside}
      title={title}
      lead={lead}
      onCancel={leave}
      leave={t(isMoving ? 'checkout.stay' : 'common.close')}
      onLeave={isMoving ? stay : () => (isHidden || isSettled()) && leave()}
      wayOn={
        !isHidden && (
          <Button kind="primary" onClick={() => (isMoving ? leave() : dispatch(successRead()))}>
            {t(onward.button)}
          </Button>
        )
      }
    >
      <div ref={body} className="success">
        <Receipt order={order} />
        {/* Read for who stays: a page that moves on would only lose the answer. */}
        {!isMoving && (order.agreed?.total ?? 0) > 0 && !order.isTrial && <InvoicePdf order={order} />}
        {isMoving && <ProgressBar ms={SUCCESS_DELAY[order.ending === 'upgrade' ? 'upgrade' : 'checkout']} />}
      </div>
    </Dialog>
  );
}
