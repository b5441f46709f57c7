import { BILLING } from './billing';
import { playMatrix } from './matrix';
// The app imports this when the form is first shown; the eager import keeps its compilation out of the cells.
import '../../../widgets/billing-form/parts/billing';
import '../../../src/flows/billing/refresh';

playMatrix('billing', BILLING);
