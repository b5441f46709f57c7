import { playMatrix } from './matrix';
import { UPGRADE } from './upgrade';
// Imported with the first press; here at once, so that no cell waits for their compilation.
import '../../../src/commands/start-upgrade';
import '../../../src/flows/upgrade/effects';
import '../../../widgets/dialogs/parts/upgrade/upgrade';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';

playMatrix('an upgrade', UPGRADE);
