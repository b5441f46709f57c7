import { invoices, paper, transactions } from './books';
import { cart } from './cart';
import { migration } from './migration';
import type { Place } from './place';
import { quote } from './quote';
import { statement, upgrade } from './statement';
import { subscription } from './subscription';

/** All places of the backend that show amounts. */
export const PLACES: readonly Place[] = [
  cart,
  statement,
  upgrade,
  migration,
  transactions,
  invoices,
  paper,
  subscription,
  quote,
];
