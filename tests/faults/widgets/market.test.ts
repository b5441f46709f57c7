import { MARKET } from './market';
import { playMatrix } from './matrix';

playMatrix('the marketplace', MARKET);
