import { ACCOUNT_ROWS } from './account';
import { playMatrix } from './matrix';

playMatrix('the account', ACCOUNT_ROWS);
