import { useLayoutEffect } from 'react';
import { useElement } from '../element/context';
import { useT } from '../i18n/use-t';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { keepFocusInView } from '../ui/kit/keep-focus-in-view';

interface LoadFailedProps {
  /** Sentence that says what could not be loaded. */
  readonly title: string;
  /** True during the retry. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
  /** Offers to load the page anew, beside the retry, where the text proposes it. */
  readonly onReload?: () => void;
  /** Reason, if there is more to say. */
  readonly children?: string;
}

/** Renders a failed read with a retry button. It marks the element as ready, because nothing more loads by itself. */
export function LoadFailed({ title, isBusy, onRetry, onReload, children }: LoadFailedProps) {
  const { t } = useT();
  const { ready } = useElement();
  useLayoutEffect(() => ready(true), [ready]);
  const again = (
    <>
      <Button busy={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {onReload && (
        <Button kind="plain" onClick={onReload}>
          {t('common.reload')}
        </Button>
      )}
    </>
  );
  return (
    <Banner ref={keepFocusInView} tone="danger" live="alert" title={title} actions={again}>
      {children}
    </Banner>
  );
}
