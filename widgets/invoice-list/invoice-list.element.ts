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

/** `<waybill-invoice-list>`: the invoices of a member. */
const spec: WidgetSpec<object> = {
  tag: 'waybill-invoice-list',
  summary: 'The invoices of a member, by year and page, each with its payment status and its document.',
  props: {},
  view: InvoiceList,
  room: { height: '360px' },
  texts: ['invoice_list'],
  css: [badgeCss, bannerCss, buttonCss, emptyCss, fieldCss, panelCss, skeletonCss, tableCss, invoiceListCss],
  events: ['waybill-invoice-download', 'waybill-navigate', 'waybill-error'],
  slots: { '': 'Shown until the texts and the invoices have loaded, after a crash, and without scripts.' },
  parts: {
    field: 'The search or a filter with its label.',
    input: 'The input of the search.',
    select: 'The select of a filter.',
    panel: 'The panel around the table.',
    table: 'The table, drawn as a list in narrow widgets.',
    row: 'An invoice.',
    pill: 'The payment status of an invoice.',
    'bank-page': 'The frame of the bank’s challenge before an invoice is paid.',
    pager: 'The links to the previous and the next page.',
    button: 'A button.',
    banner: 'The progress or outcome of a download, or an error.',
    empty: 'The empty state without invoices.',
    skeleton: 'The skeleton while the invoices load.',
  },
  states: { loading: 'The invoices are loading.', ready: 'The invoices are shown.', error: 'The view crashed.' },
};

export default spec;
