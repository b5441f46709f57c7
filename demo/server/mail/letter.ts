import type { Language } from '../texts/language';
import type { MailKind, MailSender } from '../model/mail';

/** A row of a mail: a label and what it comes to. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** A part of a mail, from which both its forms are written. */
export type Part =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  /** The words of somebody else, under their name. */
  | { readonly kind: 'words'; readonly by: string; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

/** What a mail says, free of its form. */
export interface Letter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly sender: MailSender;
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** The one thing to do, with its absolute address. */
  readonly button: { readonly label: string; readonly link: string };
  /** The parts below the button. */
  readonly after?: readonly Part[];
  /** Why the recipient got the mail. */
  readonly because: string;
}

export const text = (said: string): Part => ({ kind: 'text', text: said });
export const note = (said: string): Part => ({ kind: 'note', text: said });
