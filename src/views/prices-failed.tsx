import { isUnanswered, type FailureKind } from '../domain/errors/failure';
import { useOrigin } from '../hooks/use-origin';
import { useRuntime } from '../hooks/use-runtime';
import { useT } from '../i18n/use-t';
import { LoadFailed } from './load-failed';

interface PricesFailedProps {
  /** Why the read failed, where the server was asked. */
  readonly failure?: { readonly kind: FailureKind };
  readonly onRetry: () => void;
}

/**
 * Renders that the prices could not be read, and what helps: asking again, or loading the page anew, as its text proposes. Where no
 * answer came at all, loading the page anew does not help. [ERR-02]
 */
export function PricesFailed({ failure, onRetry }: PricesFailedProps) {
  const { t } = useT('pricing');
  const { ports } = useRuntime();
  const origin = useOrigin();
  const isSilent = failure !== undefined && isUnanswered(failure);
  return (
    <LoadFailed
      title={t('pricing.failed')}
      onRetry={onRetry}
      onReload={isSilent ? undefined : () => ports.reload(origin)}
    >
      {t(isSilent ? 'pricing.unanswered' : 'pricing.load_failed')}
    </LoadFailed>
  );
}
