import { ACTIVATION } from './activation';
import { playMatrix } from './matrix';
// Imported with the first press; here at once, so that no cell waits for their compilation.
import '../../../src/commands/start-activation';
import '../../../src/flows/activation/effects';
import '../../../widgets/dialogs/parts/activation/activation-dialog';
import '../../../widgets/subscription/parts/add-on-progress';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';

playMatrix('an add-on', ACTIVATION);
