import { MARKET } from './market';
import { playMatrix } from './matrix';
import '../../../src/store/effects';

playMatrix('the marketplace', MARKET);
