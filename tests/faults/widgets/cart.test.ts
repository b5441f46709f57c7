import { CART } from './cart';
import { playMatrix } from './matrix';
import '../../../src/store/effects';

playMatrix('the cart', CART);
