import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { dialogCss } from '../../src/ui/dialog';
import { emptyCss } from '../../src/ui/empty-state';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { shareFormCss } from '../../src/ui/share-form';
import { tagInputCss } from '../../src/ui/tag-input';
import { ShareQuote, type ShareQuoteProps } from './share-quote';
import shareQuoteCss from './share-quote.css?inline';

/** `<waybill-share-quote>`: mails a quote to colleagues. */
const spec: WidgetSpec<ShareQuoteProps> = {
  tag: 'waybill-share-quote',
  summary:
    'Mails the cart as a quote to any number of people, with a comment. A modal is added to the page by itself where it has none.',
  props: {
    mode: {
      kind: 'enum',
      values: ['panel', 'modal'],
      fallback: 'panel',
      summary:
        'A form in the page, or a dialog that the share button of a cart opens, or a button or script of the page.',
    },
    surface: {
      kind: 'enum',
      values: ['pricing', 'marketplace'],
      fallback: 'pricing',
      summary: 'Whose texts, limits and call it uses: the pricing page’s or the marketplace’s.',
    },
  },
  view: ShareQuote,
  // Of a blank form.
  room: { height: '470px', unless: 'mode=modal' },
  texts: ['cart', 'quote'],
  css: [buttonCss, bannerCss, fieldCss, tagInputCss, shareFormCss, panelCss, dialogCss, emptyCss, shareQuoteCss],
  events: ['waybill-quote-share', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts are there, after a crash, and without scripts.' },
  parts: {
    panel: 'The form in the page, with its title.',
    dialog: 'The dialog box.',
    form: 'The form.',
    summary: 'What is shared and what it comes to.',
    field: 'A field with its label, hint and error.',
    'field-error': 'What is wrong with a field.',
    tags: 'The field of the addresses.',
    tag: 'An address.',
    textarea: 'The comment.',
    banner: 'Why the quote was not sent.',
    button: 'A button.',
    empty: 'What stands there while the cart is empty.',
  },
  states: { loading: 'Until the first texts.', ready: 'The form can be used.', error: 'The view crashed.' },
};

export default spec;
