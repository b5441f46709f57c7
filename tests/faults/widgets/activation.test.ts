import { ACTIVATION } from './activation';
import { playMatrix } from './matrix';
// The app imports these lazily on the first press; the eager imports keep their compilation out of the cells.
import '../../../src/commands/start-activation';
import '../../../src/flows/activation/effects';
import '../../../widgets/dialogs/parts/activation/activation-dialog';
import '../../../widgets/subscription/parts/add-on-progress';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';

playMatrix('an add-on', ACTIVATION);
