import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutState } from '../../../../src/domain/checkout/machine';
import type { Order } from '../../../../src/domain/checkout/order';
import { attemptHidden } from '../../../../src/flows/checkout/slice';
import { doesText, waitText } from '../../../../src/flows/checkout/messages';
import { useT } from '../../../../src/i18n/use-t';
import { selectUserType } from '../../../../src/store/selectors/cart';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { Stops, type Stop } from '../../../../src/ui/stops';
import { useWords } from './words';

type Going = Extract<CheckoutState, { phase: 'submitting' | 'activating' }>;

const SECOND = 1000;

/** Returns the elapsed time, e.g. `1:05`. The view shows the time, but does not announce it. */
function useElapsed(since: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Renders the steps of an order in progress. The person may hide it once the server has accepted the order. [CHK-01, CHK-02] */
export function CheckoutProgress({ order, step }: { readonly order: Order; readonly step: Going }) {
  const { t } = useT('checkout');
  const word = useWords();
  const dispatch = useDispatch();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const time = useElapsed(step.startedAt);
  const isAccepted = step.phase === 'activating';
  const hide = () => void dispatch(attemptHidden());

  const elapsed = t('checkout.elapsed', { time });
  const stops: readonly Stop[] = [
    isAccepted
      ? { id: 'sent', name: word('stop_sent'), mark: 'done' }
      : { id: 'sent', name: word('stop_send'), mark: 'now' },
    {
      id: 'enable',
      name: isReseller ? t('checkout.stop_enable') : word('stop_pay'),
      mark: isAccepted ? 'now' : 'todo',
    },
    { id: 'ready', name: t('checkout.stop_ready'), mark: 'todo' },
  ].map((stop) => ({ ...stop, ...(stop.mark === 'now' && { aside: elapsed }) })) as Stop[];

  return (
    <Dialog
      width="message"
      title={t(doesText(order))}
      lead={t(waitText(isAccepted ? step.count : 0))}
      locked={!isAccepted}
      onCancel={hide}
      actions={isAccepted && <Button onClick={hide}>{t('checkout.hide')}</Button>}
    >
      <Stops stops={stops} />
      <ProgressBar />
      {isAccepted && <p className="muted sm">{t('checkout.may_leave')}</p>}
    </Dialog>
  );
}
