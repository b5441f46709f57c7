import { useLayoutEffect } from 'react';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';
import { EmptyState, emptyCss } from '../../../src/ui/empty-state';

const SHEETS = [emptyCss];

/** Renders the empty state of a quote, with a link to the packages. */
export function EmptyQuote() {
  const { t } = useT('quote_panel');
  const { host } = useElement();
  const packages = useRoute('pricing');
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  return (
    <EmptyState text={t('quote_panel.empty')} action={<Button {...packages}>{t('quote_panel.to_packages')}</Button>} />
  );
}
