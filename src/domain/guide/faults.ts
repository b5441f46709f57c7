import { addressProblem } from '../quote/address';

/** Characters of a name and of a company. */
export const MAX_NAME = 100;

/** What somebody who asks for a guide has typed. */
export interface GuideEntries {
  readonly email: string;
  readonly name: string;
  readonly company: string;
}

export type GuideField = keyof GuideEntries;
export type GuideFault = 'missing' | 'invalid' | 'too-long';

/** Without what stands around the words. */
export const trimmed = ({ email, name, company }: GuideEntries): GuideEntries => ({
  email: email.trim(),
  name: name.trim(),
  company: company.trim(),
});

/** Why it can't be sent as it stands, by field, in the order of the form. An address is what it is for a quote. */
export function guideFaults(entries: GuideEntries): Partial<Record<GuideField, GuideFault>> {
  const { email, name, company } = trimmed(entries);
  const address = email === '' ? 'missing' : addressProblem(email);
  return {
    ...(address && { email: address }),
    ...(name.length > MAX_NAME && { name: 'too-long' }),
    ...(company.length > MAX_NAME && { company: 'too-long' }),
  };
}
