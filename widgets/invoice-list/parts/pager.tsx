import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly isBusy: boolean;
  readonly onGo: (page: number) => void;
}

/** The pages before and after; at an end its button stays where it is, so that the focus does. */
export function Pager({ page, pages, isBusy, onGo }: PagerProps) {
  const { t } = useT('invoice_list');
  // Where somebody went, until it is shown.
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
