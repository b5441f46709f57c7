import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { GuideForm, type GuideFormProps } from './guide-form';
import guideFormCss from './guide-form.css?inline';

/** `<waybill-guide-form>`: asks for a pricing guide. */
const spec: WidgetSpec<GuideFormProps> = {
  tag: 'waybill-guide-form',
  summary: 'A form that mails a pricing guide to whoever asks for it, and opens it at once.',
  props: {
    guide: {
      kind: 'string',
      fallback: undefined,
      summary: 'Which guide, as the server knows it; its only one without it.',
    },
    askName: { kind: 'boolean', fallback: false, summary: 'Has a field for the name, which may stay empty.' },
    askCompany: { kind: 'boolean', fallback: false, summary: 'Has a field for the company, which may stay empty.' },
  },
  view: GuideForm,
  room: { height: '236px' },
  texts: ['guide_form'],
  css: [panelCss, buttonCss, fieldCss, bannerCss, guideFormCss],
  events: ['waybill-guide-send', 'waybill-navigate', 'waybill-error'],
  slots: {
    '': 'Shown until the texts are there, after a crash, and without scripts.',
    heading: 'Another heading than "Pricing guide", of the level that the page needs.',
    lead: 'What the guide holds.',
    actions: 'Beside the button, e.g. a `waybill-chat-button`.',
    note: 'Below the button, e.g. what becomes of the address.',
  },
  parts: {
    'guide-form': 'The panel.',
    field: 'A field with its label.',
    input: 'What one types into.',
    'field-error': 'What is wrong with a field.',
    button: 'A button, or the link to the guide.',
    banner: 'Says why the guide was not sent.',
  },
  states: {
    loading: 'Until the first texts.',
    ready: 'The form is shown.',
    error: 'The view crashed.',
    sent: 'The guide is on its way.',
  },
};

export default spec;
