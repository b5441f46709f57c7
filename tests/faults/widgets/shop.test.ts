import { playMatrix } from './matrix';
import { SHOP } from './shop';

playMatrix('the shop', SHOP);
