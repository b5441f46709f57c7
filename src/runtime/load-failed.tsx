import { useT } from '../i18n/use-t';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Says what could not be read, with the way out. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  const { t } = useT();
  return (
    <Banner tone="danger" live="alert" title={title} actions={<Button onClick={onRetry}>{t('common.retry')}</Button>} />
  );
}
