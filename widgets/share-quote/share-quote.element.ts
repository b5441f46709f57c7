import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { shareFormCss } from '../../src/ui/share-form';
import { tagInputCss } from '../../src/ui/tag-input';
import { CrashedShare } from './parts/crashed-share';
import { ShareQuote, type ShareQuoteProps } from './share-quote';
import shareQuoteCss from './share-quote.css?inline';

/** `<waybill-share-quote>`: mails a quote. */
const spec: WidgetSpec<ShareQuoteProps> = {
  tag: 'waybill-share-quote',
  summary:
    'Mails the cart as a quote to any number of people, with a comment. A page without a modal gets one automatically.',
  props: {
    mode: {
      kind: 'enum',
      values: ['panel', 'modal'],
      fallback: 'panel',
      summary:
        'A form in the page, or a dialog that opens from the cart’s share button, or from a button or script of the page.',
    },
    surface: {
      kind: 'enum',
      values: ['pricing', 'marketplace'],
      fallback: 'pricing',
      summary: 'Selects texts, limits and API call: those of the pricing page or of the marketplace.',
    },
  },
  view: ShareQuote,
  crashView: CrashedShare,
  // The height of an empty form.
  room: { height: '470px', unless: 'mode=modal' },
  texts: ['cart', 'quote'],
  css: [buttonCss, fieldCss, tagInputCss, shareFormCss, panelCss, emptyCss, shareQuoteCss],
  events: ['waybill-quote-share', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts have loaded, after a crash, and without scripts.' },
  parts: {
    panel: 'The form in the page, with its title.',
    dialog: 'The dialog.',
    form: 'The form.',
    summary: 'The name and total of the shared cart.',
    field: 'A field with its label, hint and error.',
    'field-error': 'The validation error of a field.',
    tags: 'The field for the addresses.',
    tag: 'An address.',
    textarea: 'The comment.',
    banner: 'The error when sending failed.',
    button: 'A button.',
    empty: 'The empty state of an empty cart.',
  },
  states: { loading: 'The texts are loading.', ready: 'The form is shown.', error: 'The view crashed.' },
};

export default spec;
