import type { Area } from '../check';
import { activation } from './activation';
import { money } from './amounts';
import { billing } from './billing';
import { cart } from './cart';
import { errors, malformed } from './errors';
import { caching, crossOrigin } from './headers';
import { idempotency } from './idempotency';
import { invoices } from './invoices';
import { localization } from './localization';
import { modules } from './modules';
import { packages } from './packages';
import { pages } from './pages';
import { quotes } from './quotes';
import { session } from './session';
import { statement } from './statement';
import { subscription } from './subscription';
import { token } from './token';
import { cartWrites } from './writes';

/** In the order in which a report is read. The last one looks at all answers of the others. */
export const AREAS: readonly Area[] = [
  token,
  session,
  subscription,
  statement,
  activation,
  invoices,
  billing,
  localization,
  packages,
  modules,
  money,
  cart,
  cartWrites,
  quotes,
  pages,
  idempotency,
  crossOrigin,
  caching,
  malformed,
  errors,
];
