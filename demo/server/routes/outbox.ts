import { Hono, type Context } from 'hono';
import type { Deps, Env } from '../http/env';
import { refuse, reply } from '../http/reply';
import { messageFor } from '../mail/message';
import { mailOf, mailsOf, type StoredMail } from '../mail/outbox';

/** A mail is the words of others: it runs nothing, loads nothing and sends nothing; its links open aside. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const ownOf = (c: Context<Env>): string => c.get('session')?.publicId ?? '';
const find = (c: Context<Env>): Promise<StoredMail | undefined> =>
  mailOf(c.get('db'), ownOf(c), c.req.param('id') ?? '');
const missing = (c: Context<Env>): Response => refuse(c, 404, 'There is no such mail.');

/**
 * Serves the mails that this browser's session caused: as a list, each as HTML, and each as the message that a mail server would take.
 * @param fetchOwn requests a path of this site
 */
export function outboxRoutes(
  { now }: Pick<Deps, 'now'>,
  fetchOwn: (request: Request, env: Env['Bindings']) => Response | Promise<Response>,
): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', async (c) => {
    const rows = await mailsOf(c.get('db'), ownOf(c));
    const data = rows.map(({ id, kind, sender, recipients, language, subject, body, link, attachment, sendAt }) => ({
      id,
      kind,
      from: `${sender.name} <${sender.address}>`,
      reply_to: sender.replyTo,
      recipients,
      language,
      subject,
      body,
      link,
      attachment,
      send_at: sendAt.toISOString(),
      is_sent: sendAt.getTime() <= now() ? 1 : 0,
    }));
    return reply(c, 200, { data });
  });

  app.get('/:id/view', async (c) => {
    const mail = await find(c);
    if (!mail) return missing(c);
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
    // In a frame a link would open in it.
    return c.html(mail.html.replace('<head>', '<head><base target="_blank" />'), 200, headers);
  });

  app.get('/:id/message.eml', async (c) => {
    const mail = await find(c);
    const to = mail?.recipients[Number(c.req.query('to') ?? 0)];
    if (!mail || to === undefined) return missing(c);
    const { attachment } = mail;
    const request = attachment && new Request(new URL(attachment.path, c.req.url), { headers: c.req.raw.headers });
    const answer = request && (await fetchOwn(request, c.env));
    if (answer && !answer.ok) return refuse(c, 502, 'The attachment couldn’t be made.');
    const attached = answer && new Uint8Array(await answer.arrayBuffer());
    return c.body(new Uint8Array(await messageFor(mail, to, attached)), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${mail.kind}-${mail.id.slice(0, 8)}.eml"`,
      'Content-Type': 'message/rfc822',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
