import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { dialogCss } from '../../src/ui/dialog';
import { stopsCss } from '../../src/ui/stops';
import { stubCss } from '../../src/ui/stub';
import dialogsCss from './dialogs.css?inline';
import { Dialogs } from './dialogs';
import { CrashedDialog } from './parts/crashed-dialog';

/** `<waybill-dialogs>`: the outlet for the dialogs of all widgets. */
const spec: WidgetSpec = {
  tag: 'waybill-dialogs',
  summary: 'Shows the dialogs of all widgets. The page gets one automatically if it has none.',
  props: {},
  view: Dialogs,
  crashView: CrashedDialog,
  room: 'nothing',
  texts: ['dialogs'],
  css: [buttonCss, stopsCss, stubCss, dialogCss, dialogsCss],
  inline: true,
  events: ['waybill-error'],
  slots: {
    '': 'Shown after a crash, and without scripts.',
    payment: 'Reserved for the billing form, in which the person enters a payment method.',
  },
  parts: {
    dialog: 'The dialog.',
    stops: 'The list of items that a decision adds or removes, or of the steps of an order.',
    'total-amount': 'The total.',
    button: 'A button.',
    'icon-button': 'The close button.',
    'upgrade-message': 'The server’s message on an upgrade.',
    'module-confirmation': 'The server’s message on switching an add-on.',
    cycles: 'The billing cycles of an upgrade.',
    choice: 'One billing cycle.',
    price: 'The monthly price of a billing cycle.',
    pill: 'A label on a choice.',
    due: 'The statement: what is due today, line by line.',
    'due-amount': 'The total that is due.',
    'due-tax': 'The tax that is due.',
    'due-next': 'The next invoice and the regular one.',
    'pay-with': 'The payment method.',
    removes: 'The items that an order removes.',
    receipt: 'The receipt: the paid amount and the next invoice.',
    packages: 'The packages to choose from.',
    changes: 'The changes of a migration to a custom solution.',
    devices: 'The devices whose app is too old for a migration.',
    banner: 'A note or warning.',
    skeleton: 'The skeleton while the server answers.',
  },
  states: { ready: 'Set from the start.', error: 'The view crashed.' },
};

export default spec;
