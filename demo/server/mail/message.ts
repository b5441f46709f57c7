import MailComposer from 'nodemailer/lib/mail-composer';
import type { StoredMail } from './outbox';

/**
 * Writes the message for one recipient as a mail server takes it (MIME): the text and the HTML as alternatives, and the attachment. Each
 * recipient gets a message of their own, so that nobody reads who else got one.
 * @param attached the bytes of the mail's PDF, or null
 */
export const messageFor = (
  { id, sender, subject, body, html, language, sendAt, attachment }: StoredMail,
  recipient: string,
  attached: Uint8Array | null,
): Promise<Buffer> =>
  new MailComposer({
    from: { name: sender.name, address: sender.address },
    replyTo: sender.replyTo,
    to: recipient,
    subject,
    date: sendAt,
    messageId: `<${id}@${sender.address.split('@')[1] ?? ''}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    text: body,
    html,
    ...(attachment &&
      attached && {
        attachments: [{ filename: attachment.name, content: Buffer.from(attached), contentType: 'application/pdf' }],
      }),
  })
    .compile()
    .build();
