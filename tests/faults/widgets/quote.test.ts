import { playMatrix } from './matrix';
import { QUOTES } from './quote';
import '../../../src/flows/share-link/effects';
import '../../../src/views/share-link';
import '../../../src/store/effects';

playMatrix('quotes and guides', QUOTES);
