import { MARKET_ORDERS } from './market-orders';
import { playMatrix } from './matrix';
import '../../../src/flows/checkout/effects';
import '../../../widgets/dialogs/parts/checkout/checkout-dialog';
import '../../../src/flows/activation/effects';
import '../../../widgets/dialogs/parts/activation/activation-dialog';

playMatrix('orders of the marketplace', MARKET_ORDERS);
