import { BILLING } from './billing';
import { playMatrix } from './matrix';
// Imported when the form is first shown; here at once, so that no cell waits for its compilation.
import '../../../widgets/billing-form/parts/billing';
import '../../../src/flows/billing/refresh';

playMatrix('billing', BILLING);
