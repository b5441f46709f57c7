import { useEffect, useRef } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { SessionOver } from '../../../src/views/session-over';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import type { BillingStep } from '../../../src/flows/billing/machine';

interface OutcomeProps {
  readonly step: BillingStep;
  readonly isSaved: boolean;
  /** The open invoices from before the update are paid now. */
  readonly isPaid: boolean;
  readonly onAgain: () => void;
  readonly onAsk: (key: string) => void;
}

const TEXTS = {
  offline: 'billing_form.offline',
  expired: 'errors.session_expired',
  unauthorized: 'errors.unauthorized',
  'not-json': 'errors.not_json',
  failed: 'errors.not_json',
  unread: 'billing_form.unread',
  unknown: 'billing_form.unknown_title',
} as const;

/** Renders the outcome of an update, with the remedy. The banner takes the focus, so screen readers announce it. [BIL-16 … BIL-19] */
export function BillingOutcomeBanner({ step, isSaved, isPaid, onAgain, onAsk }: OutcomeProps) {
  const { t } = useT('billing_form', 'errors');
  const contact = useRoute('contact');
  const banner = useRef<HTMLDivElement>(null);
  const problem = step.phase === 'editing' ? step.problem : null;
  useEffect(() => {
    if (problem || isSaved) banner.current?.focus();
  }, [problem, isSaved]);

  if (isSaved)
    return (
      <Banner ref={banner} tone="positive" live="status" title={t('billing_form.saved_title')}>
        {t(isPaid ? 'billing_form.saved_paid' : 'billing_form.saved_text')}
      </Banner>
    );
  if (!problem) return null;

  const way = () => {
    switch (problem.kind) {
      case 'expired':
      case 'unauthorized':
        return <SessionOver size="sm" />;
      case 'unknown':
        return (
          <Button size="sm" onClick={() => onAsk(problem.key)}>
            {t('billing_form.check_again')}
          </Button>
        );
      case 'refused':
        return <a {...contact}>{t('billing_form.contact')}</a>;
      default:
        return (
          <>
            <Button size="sm" onClick={onAgain}>
              {t('common.retry')}
            </Button>
            <a {...contact}>{t('billing_form.contact')}</a>
          </>
        );
    }
  };
  return (
    <Banner
      ref={banner}
      tone={problem.kind === 'unknown' ? 'warning' : 'danger'}
      live="alert"
      title={problem.kind === 'refused' ? problem.message : t(TEXTS[problem.kind])}
      actions={way()}
    >
      {problem.kind === 'unknown' && t('billing_form.unknown_text')}
    </Banner>
  );
}
