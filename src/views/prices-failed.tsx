import { useOrigin } from '../hooks/use-origin';
import { useRuntime } from '../hooks/use-runtime';
import { useT } from '../i18n/use-t';
import { LoadFailed } from './load-failed';

/**
 * Renders that the prices could not be read, and what helps: asking again, or loading the page anew, as its text proposes. [ERR-02]
 */
export function PricesFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useT('pricing');
  const { ports } = useRuntime();
  const origin = useOrigin();
  return (
    <LoadFailed title={t('pricing.failed')} onRetry={onRetry} onReload={() => ports.reload(origin)}>
      {t('pricing.load_failed')}
    </LoadFailed>
  );
}
