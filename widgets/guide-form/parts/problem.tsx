import type { GuideProblem } from '../../../src/flows/guide/machine';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { SessionOver } from '../../../src/views/session-over';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';

interface ProblemProps {
  readonly problem: GuideProblem;
  readonly onRetry: () => void;
}

const TEXTS = {
  offline: 'guide_form.offline',
  unknown: 'guide_form.unknown',
  expired: 'guide_form.expired',
  unauthorized: 'guide_form.unauthorized',
  failed: 'guide_form.failed',
} as const;

/** Renders why sending failed, with the remedy: retry, contact sales, sign in again or reload the page. [ERR-05, ERR-06] */
export function Problem({ problem, onRetry }: ProblemProps) {
  const { t } = useT('guide_form');
  const contact = useRoute('contact');
  const isOver = problem.kind === 'expired' || problem.kind === 'unauthorized';
  const isOpen = problem.kind === 'unknown';
  return (
    <Banner
      tone={isOpen ? 'warning' : 'danger'}
      live="alert"
      title={problem.kind === 'refused' ? problem.message : t(TEXTS[problem.kind])}
    >
      <div className="cluster ways">
        {isOver ? (
          <SessionOver size="sm" />
        ) : (
          <>
            <Button size="sm" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <a {...contact}>{t('guide_form.contact')}</a>
          </>
        )}
      </div>
    </Banner>
  );
}
