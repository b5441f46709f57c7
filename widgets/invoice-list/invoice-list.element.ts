import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { skeletonCss } from '../../src/ui/skeleton';
import tableCss from '../../src/ui/table.css?inline';
import { InvoiceList } from './invoice-list';
import invoiceListCss from './invoice-list.css?inline';

/** `<waybill-invoice-list>`: what a member was billed. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-invoice-list',
  summary: 'What a member was billed, by year and page, with the state of each payment and its document.',
  props: {},
  view: InvoiceList,
  room: { height: '360px' },
  texts: ['invoice_list'],
  css: [badgeCss, bannerCss, buttonCss, emptyCss, fieldCss, panelCss, skeletonCss, tableCss, invoiceListCss],
  events: ['waybill-invoice-download', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts and the invoices are there, after a crash, and without scripts.' },
  parts: {
    field: 'The year with its label.',
    select: 'The year.',
    panel: 'What holds the table.',
    table: 'The table; a list where there is little room.',
    row: 'An invoice.',
    pill: 'How its payment stands.',
    'bank-page': 'The frame that a bank asks in before an invoice is paid.',
    pager: 'The way to the pages before and after.',
    button: 'A button.',
    banner: 'What became of a download, or what went wrong.',
    empty: 'What stands there where nothing was billed.',
    skeleton: 'What stands there until the invoices are known.',
  },
  states: { loading: 'Until the invoices are known.', ready: 'They are shown.', error: 'The view crashed.' },
};

export default spec;
