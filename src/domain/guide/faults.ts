import { addressProblem } from '../quote/address';
import { MAX_NAME } from '../quote/comment';

/** Fields of the guide form, as typed. */
export interface GuideEntries {
  readonly email: string;
  readonly name: string;
  readonly company: string;
}

export type GuideField = keyof GuideEntries;
export type GuideFault = 'missing' | 'invalid' | 'too-long';

/** Trims all fields. */
export const trimmed = ({ email, name, company }: GuideEntries): GuideEntries => ({
  email: email.trim(),
  name: name.trim(),
  company: company.trim(),
});

/** Validates the form by field, in the order of the form. Addresses follow the same rule as in a quote. */
export function guideFaults(entries: GuideEntries): Partial<Record<GuideField, GuideFault>> {
  const { email, name, company } = trimmed(entries);
  const address = email === '' ? 'missing' : addressProblem(email);
  return {
    ...(address && { email: address }),
    ...(name.length > MAX_NAME && { name: 'too-long' }),
    ...(company.length > MAX_NAME && { company: 'too-long' }),
  };
}
