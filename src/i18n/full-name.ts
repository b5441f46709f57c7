/** The two parts of a person's name; either may be empty. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns whether a language writes the family name first: of the languages that have texts, Vietnamese does. */
const isFamilyFirst = (language: string): boolean => /^vi\b/i.test(language);

/** Returns a copy of `fields` in which the parts of a name, which begin it, stand in the order that a language asks for them in. */
export const inNameOrder = <F>([first, last, ...others]: readonly [F, F, ...F[]], language: string): readonly F[] =>
  isFamilyFirst(language) ? [last, first, ...others] : [first, last, ...others];

/** Returns a person's whole name, in the order in which the reader's language writes names; an empty text without any. */
export const fullName = ({ firstName, lastName }: PersonName, language: string): string =>
  (isFamilyFirst(language) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
