import { CHECKOUT } from './checkout';
import { playMatrix } from './matrix';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';

playMatrix('checkout', CHECKOUT);
