import { playMatrix } from './matrix';
import { SIGN_IN } from './sign-in';
import '../../../src/store/effects';

playMatrix('signing in', SIGN_IN);
