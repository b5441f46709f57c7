import { playMatrix } from './matrix';
import { MIGRATION } from './migration';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';
import '../../../src/flows/migration/effects';
import '../../../widgets/dialogs/parts/migration/migration';

playMatrix('a move', MIGRATION);
