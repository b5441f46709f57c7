import type { WidgetSpec } from '../../src/element/spec';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { fieldCss } from '../../src/ui/field';
import { panelCss } from '../../src/ui/panel';
import { GuideForm, type GuideFormProps } from './guide-form';
import guideFormCss from './guide-form.css?inline';

/** `<waybill-guide-form>`: the form for a pricing guide. */
const spec: WidgetSpec<GuideFormProps> = {
  tag: 'waybill-guide-form',
  summary: 'A form that mails a pricing guide to the given address and offers it for opening at once.',
  props: {
    guide: {
      kind: 'string',
      fallback: undefined,
      summary: 'Id of the guide on the server; not needed while the server has only one.',
    },
    askName: { kind: 'boolean', fallback: false, summary: 'Adds an optional field for the name.' },
    askCompany: { kind: 'boolean', fallback: false, summary: 'Adds an optional field for the company.' },
  },
  view: GuideForm,
  room: { height: '236px' },
  texts: ['guide_form'],
  css: [panelCss, buttonCss, fieldCss, bannerCss, guideFormCss],
  events: ['waybill-guide-send', 'waybill-navigate', 'waybill-error'],
  slots: {
    '': 'Shown until the texts have loaded, after a crash, and without scripts.',
    heading: 'Replaces the heading "Pricing guide", with the heading level that the page needs.',
    lead: 'A description of the guide’s content.',
    actions: 'Further actions beside the button, e.g. a `waybill-chat-button`.',
    note: 'A note below the button, e.g. on the use of the address.',
  },
  parts: {
    'guide-form': 'The panel.',
    field: 'A field with its label.',
    input: 'The input of a field.',
    'field-error': 'The validation error of a field.',
    button: 'A button, or the link to the guide.',
    banner: 'The error when sending failed.',
  },
  states: {
    loading: 'The texts are loading.',
    ready: 'The form is shown.',
    error: 'The view crashed.',
    sent: 'The guide was sent.',
  },
};

export default spec;
