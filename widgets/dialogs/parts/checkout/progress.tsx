import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutState } from '../../../../src/domain/checkout/machine';
import type { Order } from '../../../../src/domain/checkout/order';
import { attemptHidden } from '../../../../src/flows/checkout/slice';
import { progressText, waitText } from '../../../../src/flows/checkout/messages';
import { useT } from '../../../../src/i18n/use-t';
import { useAnnounce } from '../../../../src/hooks/use-announce';
import { selectUserType } from '../../../../src/store/selectors/cart';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { Stops, type Stop } from '../../../../src/ui/stops';
import { useWords } from './words';

type Going = Extract<CheckoutState, { phase: 'submitting' | 'activating' }>;

const SECOND = 1000;

/** How often (ms) a screen reader hears that the step still runs. */
const HEARD_EVERY = 30_000;

/** Returns the time (ms) since the order began. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}

/** Formats a time, e.g. `1:05`. */
const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Renders the waiting text; the other one keeps its room, so that nothing jumps when they alternate. [CHK-01, CHK-02] */
function WaitLine({ count }: { readonly count: number }) {
  const { t } = useT('checkout');
  const key = waitText(count);
  const other = key === 'checkout.wait' ? 'checkout.minute' : 'checkout.wait';
  return (
    <span className="wait-line" data-other={t(other)}>
      <span key={key}>{t(key)}</span>
    </span>
  );
}

/** Renders the steps of an order in progress. The person may hide it once the server has accepted the order. [CHK-01, CHK-02] */
export function CheckoutProgress({ order, step }: { readonly order: Order; readonly step: Going }) {
  const { t } = useT('checkout');
  const word = useWords();
  const dispatch = useDispatch();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const ms = useElapsed(step.startedAt);
  const id = useId();
  const isAccepted = step.phase === 'activating';
  const hide = () => void dispatch(attemptHidden());

  const elapsed = t('checkout.elapsed', { time: clockOf(ms) });
  const enabling = isReseller ? t('checkout.stop_enable') : word('stop_pay');
  const stops: readonly Stop[] = [
    isAccepted
      ? { id: 'sent', name: word('stop_sent'), mark: 'done', markLabel: t('checkout.stop_done') }
      : { id: 'sent', name: word('stop_send'), mark: 'now' },
    { id: 'enable', name: enabling, mark: isAccepted ? 'now' : 'todo' },
    { id: 'ready', name: t('checkout.stop_ready'), mark: 'todo' },
  ].map((stop) => ({ ...stop, ...(stop.mark === 'now' && { aside: elapsed }) })) as Stop[];

  // Each step is heard once, and then a line now and then: a clock that is read each second hides everything else.
  const lines = Math.floor(ms / HEARD_EVERY);
  const now = isAccepted ? enabling : word('stop_send');
  const news = isAccepted ? `${word('stop_sent')}. ${now}` : now;
  useAnnounce(`${step.phase} ${lines}`, lines > 0 ? `${now}, ${elapsed}` : news);

  return (
    <Dialog
      width="message"
      title={t(progressText(order))}
      lead={<WaitLine count={isAccepted ? step.count : 0} />}
      describedBy={isAccepted ? id : undefined}
      locked={!isAccepted}
      onCancel={hide}
      leave={isAccepted ? t('checkout.hide') : undefined}
    >
      <Stops stops={stops} />
      <ProgressBar />
      {isAccepted && (
        <p className="muted sm" id={id}>
          {t('checkout.may_leave')}
        </p>
      )}
    </Dialog>
  );
}
