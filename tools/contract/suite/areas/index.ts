import type { Area } from '../check';
import { activation } from './activation';
import { money } from './amounts';
import { billing } from './billing';
import { cart } from './cart';
import { caching } from './caching';
import { crossOrigin } from './cors';
import { errors } from './errors';
import { foreign } from './foreign';
import { idempotency } from './idempotency';
import { invoices } from './invoices';
import { localization } from './localization';
import { malformed } from './malformed';
import { modules } from './modules';
import { packages } from './packages';
import { pages } from './pages';
import { quotes } from './quotes';
import { session } from './session';
import { statement } from './statement';
import { subscription } from './subscription';
import { token } from './token';
import { cartWrites } from './writes';

/** All areas in the order of the report. The last one checks the replies of all others. */
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
  foreign,
  caching,
  malformed,
  errors,
];
