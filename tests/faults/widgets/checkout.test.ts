import { CHECKOUT } from './checkout';
import { playMatrix } from './matrix';

playMatrix('checkout', CHECKOUT);
