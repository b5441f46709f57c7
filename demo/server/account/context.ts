import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Currency } from '../../../src/domain/money/currency';
import type { Db } from '../db/open';
import type { ReceiptTo } from '../db/orders';
import type { Member } from '../model/member';

/** The member, the database and the prices that a request about an account works with. */
export interface AccountContext {
  readonly db: Db;
  readonly member: Member;
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  /** The current time in ms since 1970. */
  readonly now: number;
  /** Where the mails go that this request causes. */
  readonly receipt: ReceiptTo;
}
