import { CART } from './cart';
import { playMatrix } from './matrix';

playMatrix('the cart', CART);
