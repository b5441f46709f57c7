import { useLayoutEffect } from 'react';
import { useElement } from '../element/context';
import { useT } from '../i18n/use-t';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { keepFocusInView } from '../ui/kit/keep-focus-in-view';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  /** It is being tried again. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
  /** Why, where more can be said. */
  readonly children?: string;
}

/** Says what could not be read, with the way out. Its element is ready then: nothing more comes by itself. */
export function LoadFailed({ title, isBusy, onRetry, children }: LoadFailedProps) {
  const { t } = useT();
  const { ready } = useElement();
  useLayoutEffect(() => ready(true), [ready]);
  const again = (
    <Button busy={isBusy} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <Banner ref={keepFocusInView} tone="danger" live="alert" title={title} actions={again}>
      {children}
    </Banner>
  );
}
