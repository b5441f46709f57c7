import type { WidgetSpec } from '../../src/element/spec';
import { Faq, type FaqProps } from './faq';
import faqCss from './faq.css?inline';
import itemsCss from './items.css?inline';

/** `<waybill-faq>`: questions and answers, written by the page's author as `<details>`. */
const spec: WidgetSpec<FaqProps> = {
  tag: 'waybill-faq',
  summary: 'Questions and answers: the `<details>` that stand inside it, which work without scripts too.',
  props: {
    single: { kind: 'boolean', fallback: false, summary: 'Opening one answer closes the others.' },
    schema: {
      kind: 'boolean',
      fallback: false,
      summary: 'Describes the questions to search engines, as a FAQPage of schema.org. Once on a page is enough.',
    },
  },
  view: Faq,
  room: 'contents',
  css: [faqCss],
  pageCss: [itemsCss],
  events: ['waybill-error'],
  slots: { '': 'The questions: `<details><summary>…</summary>…</details>`, and headings between them.' },
  states: { ready: 'From the start.', error: 'It crashed; its children stand.' },
};

export default spec;
