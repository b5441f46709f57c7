import { playMatrix } from './matrix';
import { QUOTES } from './quote';

playMatrix('quotes and guides', QUOTES);
