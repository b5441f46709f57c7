import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly isBusy: boolean;
  readonly onGo: (page: number) => void;
}

/** Renders the buttons to the previous and next page. A button at an end stays in place, so that it keeps the focus. */
export function Pager({ page, pages, isBusy, onGo }: PagerProps) {
  const { t } = useT('invoice_list');
  // The requested page until it is shown, so that a second click on it sends no second request.
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!isBusy) wanted.current = null;
  }, [isBusy]);
  if (pages < 2) return null;
  const go = (to: number) => () => {
    if (wanted.current === to) return;
    wanted.current = to;
    onGo(to);
  };
  return (
    <nav className="cluster inv-pager" aria-label={t('invoice_list.pages')} part="pager">
      <Button size="sm" disabled={page <= 1 || isBusy} onClick={go(page - 1)}>
        {t('invoice_list.newer')}
      </Button>
      <p className="muted sm num" aria-current="page">
        {t('invoice_list.page', { page, pages })}
      </p>
      <Button size="sm" disabled={page >= pages || isBusy} onClick={go(page + 1)}>
        {t('invoice_list.older')}
      </Button>
    </nav>
  );
}
