import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectQuote } from '../../../src/flows/quote/selectors';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { useShareForm } from '../../../src/views/use-share-form';
import { Panel } from '../../../src/ui/panel';
import { fieldCss } from '../../../src/ui/field';
import { ShareForm, shareFormCss } from '../../../src/ui/share-form';
import { tagInputCss } from '../../../src/ui/tag-input';

const SHEETS = [fieldCss, tagInputCss, shareFormCss];

/** Renders the form that shares the panel's quantities, even if they differ from the cart's. [QUO-05, QUO-06, QUO-07, API-13] */
export function ShareView({ onBack }: { readonly onBack: () => void }) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  const { t, ready } = useT('quote', 'quote_panel');
  const { quote } = useSelector(selectQuote);
  const form = useShareForm('marketplace', { quote, onBack });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ready) return;
    // The form is shorter than the quote, so focus must not scroll: the title stays in view.
    root.current?.querySelector('input')?.focus({ preventScroll: true });
    root.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  return (
    <Panel level={2} title={t('quote_panel.share')}>
      <div ref={root} className="quote-share">
        {ready && <ShareForm {...form} />}
      </div>
    </Panel>
  );
}
