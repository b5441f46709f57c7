import { playMatrix } from './matrix';
import { QUANTITIES } from './quantities';
import '../../../src/store/effects';

playMatrix('quantities', QUANTITIES);
