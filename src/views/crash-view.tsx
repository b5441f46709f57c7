import { useLayoutEffect } from 'react';
import type { CrashViewProps } from '../element/boundary';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { useT } from '../i18n/use-t';
import { buttonCss } from '../ui/button';

/** Says, without a view that may have thrown itself, that a view has thrown, below the element's own content, and leads back to it. */
export function CrashView({ onRetry }: CrashViewProps) {
  const { t } = useT();
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [buttonCss]);
  }, [host]);
  return (
    <p className="muted">
      <span>{t('common.crashed')}</span>{' '}
      <button type="button" className="btn btn-plain" part="button" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </p>
  );
}
