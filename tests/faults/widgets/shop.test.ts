import { playMatrix } from './matrix';
import { OVERALL } from './overall';
import { SHOP } from './shop';

playMatrix('the shop', [...SHOP, ...OVERALL]);
