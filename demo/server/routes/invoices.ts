import { Hono, type Context } from 'hono';
import type { Deps, Env } from '../http/env';
import { invoiceRecord } from '../invoice/record';
import { invoiceOf, pageOf, yearsOf } from '../invoice/store';
import { createContexts } from '../order/contexts';
import { unauthorized } from '../order/answers';
import type { AccountContext } from '../account/context';
import { sendPdf } from '../pdf/answer';
import { invoiceFile, invoicePdf } from '../pdf/invoice-pdf';
import { refuse, reply, wholeNumber } from '../http/reply';
import { baseOf } from '../http/sender';
import { money } from '../shop/records';
import { languageFor, languageOf } from '../texts/language';
import { siteAddress } from '../texts/site-address';

/** Invoices per page. */
const SIZE = 12;

/** Serves a member's invoices, as a list and as PDFs. [INV-01, API-47] */
export function invoiceRoutes(deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>): Hono<Env> {
  const open = createContexts(deps);
  const app = new Hono<Env>();

  /** Returns the caller's settled context, or the refusal. [ACC-08] */
  const own = async (c: Context<Env>): Promise<AccountContext | Response> => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { member } = opened.context;
    if (wholeNumber(c.req.param('member_id')) !== member.id) return refuse(c, 403, 'This is another account.');
    const { policy, organization_policy: organization } = member.profile;
    if (policy?.settings.view === 1)
      return refuse(c, 403, organization?.details ?? 'Your organization doesn’t share this with you.');
    return opened.context;
  };

  app.get('/account/:member_id{[0-9]+}/invoices', async (c) => {
    const context = await own(c);
    if (context instanceof Response) return context;
    const { db, member, currency } = context;
    const [year, page] = [c.req.query('year'), c.req.query('page')].map((asked) => wholeNumber(asked));
    const asked = { year: year ?? null, page: Math.max(1, page ?? 1), size: SIZE };
    const { rows, total } = await pageOf(db, member.id, asked);
    return reply(c, 200, {
      ...money(currency.code),
      data: rows.map(invoiceRecord),
      years: await yearsOf(db, member.id),
      page: asked.page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
      total,
    });
  });

  app.get('/account/:member_id{[0-9]+}/invoices/:number/pdf', async (c) => {
    const context = await own(c);
    if (context instanceof Response) return context;
    const row = await invoiceOf(context.db, context.member.id, c.req.param('number'));
    if (!row) return refuse(c, 404, 'Invoice not found.');
    const language = languageOf(c.req.query('language')) ?? languageFor(c);
    const link = baseOf(c, deps) + siteAddress('/account/invoices', language);
    return sendPdf(c, await invoicePdf(row, language, link), invoiceFile(row), 'attachment');
  });

  return app;
}
