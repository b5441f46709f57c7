import { MARKET_ORDERS } from './market-orders';
import { playMatrix } from './matrix';

playMatrix('orders of the marketplace', MARKET_ORDERS);
