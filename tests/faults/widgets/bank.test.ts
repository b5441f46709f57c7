import { BANK_ROWS } from './bank';
import { playMatrix } from './matrix';
// The app imports these when they are first shown; the eager imports keep their compilation out of the cells.
import '../../../widgets/billing-form/parts/billing';
import '../../../src/flows/billing/refresh';
import '../../../src/flows/pay/effects';

playMatrix('after the bank’s word', BANK_ROWS);
