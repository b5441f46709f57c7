import type { PersonName } from '../../../src/i18n/full-name';

/** Who shared a quote. */
export interface QuoteSender {
  /** Empty where a visitor gave none. */
  readonly name: string;
  /** The name in its parts, because each language orders them in its own way; absent where only `name` is known. */
  readonly person?: PersonName;
  readonly company: string;
  /** Empty for a visitor, whose address nobody has checked. */
  readonly email: string;
  readonly isMember: boolean;
}
