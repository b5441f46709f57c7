import type { WidgetSpec } from '../../src/element/spec';
import { Faq, type FaqProps } from './faq';
import faqCss from './faq.css?inline';
import itemsCss from './items.css?inline';

/** `<waybill-faq>`: questions and answers that the page's author writes as `<details>`. */
const spec: WidgetSpec<FaqProps> = {
  tag: 'waybill-faq',
  summary: 'Questions and answers, from the `<details>` inside the element, which also work without scripts.',
  props: {
    single: { kind: 'boolean', fallback: false, summary: 'Opening one answer closes the others.' },
    schema: {
      kind: 'boolean',
      fallback: false,
      summary: 'Describes the questions to search engines as a schema.org FAQPage. Use it once on a page.',
    },
  },
  view: Faq,
  room: 'contents',
  css: [faqCss],
  pageCss: [itemsCss],
  events: ['waybill-error'],
  slots: { '': 'The questions: `<details><summary>…</summary>…</details>`, with optional headings between them.' },
  states: { ready: 'Set from the start.', error: 'The element crashed; its children stay visible.' },
};

export default spec;
