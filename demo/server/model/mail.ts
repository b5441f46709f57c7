/** What a mail is about. */
export type MailKind =
  | 'quote'
  | 'cart'
  | 'guide'
  | 'receipt'
  | 'credit-note'
  | 'declined'
  | 'past-due'
  | 'refund'
  | 'trial';

/** The sender of a mail, as its header names it. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** Who gets the answer. */
  readonly replyTo: string;
}
