import { playMatrix } from './matrix';
import { UPGRADE } from './upgrade';
// The app imports these lazily on the first press; the eager imports keep their compilation out of the cells.
import '../../../src/commands/start-upgrade';
import '../../../src/flows/upgrade/effects';
import '../../../widgets/dialogs/parts/upgrade/upgrade';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';

playMatrix('an upgrade', UPGRADE);
