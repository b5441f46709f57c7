import { playMatrix } from './matrix';
import { MARKET } from './market';
import { OVERALL } from './overall';
import { SHOP } from './shop';

playMatrix('the shop', [...SHOP, ...MARKET, ...OVERALL]);
