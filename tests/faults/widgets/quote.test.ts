import { playMatrix } from './matrix';
import { QUOTES } from './quote';
import '../../../src/store/effects';

playMatrix('quotes and guides', QUOTES);
