import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { isSubscriptionOver } from '../../../src/domain/subscription/is-over';
import type { BillingOutcome, BillingProblem } from '../../../src/flows/billing/outcome';
import { refreshBilling } from '../../../src/flows/billing/refresh';
import { resumeSubscription } from '../../../src/flows/billing/save';
import { resolveBilling } from '../../../src/flows/billing/save';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useEmit } from '../../../src/hooks/use-emit';
import { selectAccount } from '../../../src/store/slices/session';
import { SessionOver } from '../../../src/views/session-over';
import { Button } from '../../../src/ui/button';
import { takeLostFocus } from '../../../src/ui/kit/take-lost-focus';

interface ResumeProps {
  /** The subscription is paused; once it no longer is, only the outcome of a press is left. */
  readonly isPaused: boolean;
}

/**
 * Renders the button that resumes a paused subscription, and then the sentence that it is resumed. A press first resolves an unknown
 * outcome by its key.
 */
export function Resume({ isPaused }: ResumeProps) {
  const { t } = useT('subscription', 'errors');
  const { ports, store } = useRuntime();
  const emit = useEmit();
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const isDone = isResumed && !isPaused;
  useAnnounce(isDone, isDone ? t('subscription.resumed') : null);
  // A ref, because a second press may come before React renders the state of the first.
  const isRunning = useRef(false);

  const run = async (work: () => Promise<BillingOutcome>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const outcome = await work();
    if (outcome.kind === 'saved') {
      setProblem(null);
      setResumed(true);
      await store.dispatch(refreshBilling());
    } else {
      const found: BillingProblem = outcome.kind === 'challenge' ? { kind: 'failed' } : outcome.problem;
      const message = found.kind === 'refused' ? found.message : `subscription.${found.kind}`;
      emit('error', { code: outcome.kind === 'challenge' ? 604 : outcome.status, message, surface: 'subscription' });
      setProblem(found);
    }
    isRunning.current = false;
    setBusy(false);
  };
  const press = (): void => {
    if (problem?.kind === 'unknown') return void run(() => resolveBilling(ports.client, problem.key));
    return void run(() => resumeSubscription(ports.client));
  };
  const why = (): string => {
    switch (problem?.kind) {
      case 'refused':
        return problem.message;
      case 'unknown':
        return t('subscription.resume_unknown');
      case 'expired':
        return t('errors.session_expired');
      case 'unauthorized':
        return t('errors.unauthorized');
      case 'offline':
        return t('subscription.resume_failed');
      default:
        return t('errors.not_json');
    }
  };
  const label = () => {
    if (isBusy) return t('subscription.resuming');
    if (problem?.kind === 'unknown') return t('subscription.check_again');
    return t('subscription.resume');
  };
  if (isDone)
    return (
      <p className="sub-resumed sm medium" ref={takeLostFocus} tabIndex={-1}>
        {t('subscription.resumed')}
      </p>
    );
  if (!isPaused) return null;
  const isOver = problem?.kind === 'expired' || problem?.kind === 'unauthorized';
  return (
    <>
      {isOver ? (
        <SessionOver />
      ) : (
        <Button kind="primary" busy={isBusy} onClick={press}>
          {label()}
        </Button>
      )}
      {problem && !isBusy && (
        <p className="sm" role="alert">
          {why()}
        </p>
      )}
    </>
  );
}

/** Renders who can resume a paused subscription, for a member who cannot; nothing once its period is over. */
export function WhoResumes() {
  const { t } = useT('subscription');
  const contact = useRoute('contact');
  const account = useSelector(selectAccount);
  if (isSubscriptionOver(account)) return null;
  if (!account.isPrimary) return <p className="muted sm">{t('subscription.resume_owner')}</p>;
  return (
    <p className="muted sm">
      <span>{t('subscription.resume_contact')}</span> <a {...contact}>{t('subscription.contact')}</a>
    </p>
  );
}
