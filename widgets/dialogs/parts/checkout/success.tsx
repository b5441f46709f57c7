import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderedPlan, type Order } from '../../../../src/domain/checkout/order';
import { selectCheckout } from '../../../../src/flows/checkout/selectors';
import { attemptStepped, successRead, successStayed } from '../../../../src/flows/checkout/slice';
import { doneText, onwardTexts, successText } from '../../../../src/flows/checkout/messages';
import { SUCCESS_DELAY } from '../../../../src/flows/checkout/success-delay';
import { useT } from '../../../../src/i18n/use-t';
import { useIsCurrentRoute } from '../../../../src/hooks/use-is-current-route';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';
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
  const onward = onwardTexts(order, useIsCurrentRoute('packages'));
  const isMoving = !isHidden && !isStaying;
  const body = useAttention(() => isMoving && stay());
  const done = doneText(order);
  const lead = [done ? t(done) : plan && t('checkout.is_active', { plan }), isMoving && t(onward.moving)];

  return (
    <Dialog
      width="message"
      status="success"
      title={t(successText(order))}
      lead={lead.filter(Boolean).join(' ')}
      onCancel={leave}
      actions={
        <>
          {isMoving && <Button onClick={stay}>{t('checkout.stay')}</Button>}
          {!isMoving && (
            <Button kind={isHidden ? 'primary' : 'secondary'} initialFocus={isHidden} onClick={leave}>
              {t(isHidden ? 'common.ok' : 'common.close')}
            </Button>
          )}
          {isStaying && !isHidden && (
            <Button kind="primary" onClick={() => dispatch(successRead())}>
              {t(onward.button)}
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Receipt order={order} />
        {isMoving && <ProgressBar ms={SUCCESS_DELAY[order.ending === 'upgrade' ? 'upgrade' : 'checkout']} />}
      </div>
    </Dialog>
  );
}
