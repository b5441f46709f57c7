import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { dialogCss } from '../../src/ui/dialog';
import { stopsCss } from '../../src/ui/stops';
import { stubCss } from '../../src/ui/stub';
import dialogsCss from './dialogs.css?inline';
import { Dialogs } from './dialogs';

/** `<waybill-dialogs>`: the outlet of loader, success, error and confirmation dialogs. */
const spec: WidgetSpec = {
  tag: 'waybill-dialogs',
  summary: 'Shows the dialogs of all widgets. Added to the page by itself where it has none.',
  props: {},
  view: Dialogs,
  room: 'nothing',
  texts: ['dialogs', 'cart'],
  css: [buttonCss, stopsCss, stubCss, dialogCss, dialogsCss],
  inline: true,
  events: ['waybill-error'],
  slots: {
    '': 'Shown after a crash, and without scripts.',
    payment: 'Taken by the form that a payment method is entered in.',
  },
  parts: {
    dialog: 'The dialog box.',
    stops: 'The list of what a decision brings or takes along.',
    'total-amount': 'What it comes to.',
    button: 'A button.',
    'icon-button': 'The cross.',
    'upgrade-message': 'What the server says of an upgrade.',
    'module-confirmation': 'What the server says that switching an add-on would mean.',
    cycles: 'The billing cycles of an upgrade.',
    choice: 'One of them.',
    price: 'What a month costs in it.',
    pill: 'What is special about it.',
    due: 'What is due today, and why.',
    'due-amount': 'The sum of it.',
    'due-tax': 'The tax in it.',
    'due-next': 'The next invoice, and the usual one.',
    'pay-with': 'What it is paid with.',
    removes: 'What an order takes away.',
    receipt: 'What was paid, and the next invoice.',
    packages: 'The packages that can be changed to.',
    changes: 'What a move to a custom solution changes.',
    devices: 'Apps that are too old for it.',
    banner: 'What has to be known of a move.',
    skeleton: 'What stands there until the server has answered.',
  },
  states: { ready: 'From the start.', error: 'The view crashed.' },
};

export default spec;
