import type { WidgetSpec } from '../../src/element/spec';
import configCss from './config.css?inline';
import { Config, type ConfigProps } from './config';

/** `<waybill-config>`: page configuration in markup; no picture of its own. */
const spec: WidgetSpec<ConfigProps> = {
  tag: 'waybill-config',
  summary: 'Configures the page, and language and theme for what stands inside it. Shows nothing of its own.',
  props: {
    api: { kind: 'string', fallback: undefined, summary: 'Base address of the API; empty is the page’s own origin.' },
    locale: { kind: 'string', fallback: undefined, summary: 'Language of the widgets inside, e.g. es or pt-BR.' },
    country: { kind: 'string', fallback: undefined, summary: 'ISO country of the person, e.g. US.' },
    currency: { kind: 'string', fallback: undefined, summary: 'ISO currency to show prices in.' },
    memberId: {
      kind: 'number',
      fallback: undefined,
      summary: 'Member id, where the page knows it before the session does.',
    },
    invoicePrefix: {
      kind: 'string',
      fallback: undefined,
      summary: 'What the files of invoices begin with, before their number.',
    },
    theme: {
      kind: 'enum',
      values: ['light', 'dark', 'auto'],
      fallback: undefined,
      summary: 'Colour scheme of the widgets inside; without it they follow the page.',
    },
  },
  view: Config,
  room: 'contents',
  css: [configCss],
  inline: true,
  // Those of the widgets inside bubble through it: the one element on which an application hears all of them.
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-upgrade-complete',
    'waybill-chat-request',
    'waybill-guide-send',
    'waybill-invoice-download',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'The part of the page that it configures.' },
  states: { ready: 'From the start.', error: 'It crashed; its children stand.' },
};

export default spec;
