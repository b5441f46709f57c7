import { mkdtempSync, readFileSync, writeFileSync, cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../demo/server/db/embedded';
import * as schema from '../../demo/server/db/schema';
import { expectWholeBooks } from './books';
import { START } from './kit';

const BEFORE = mkdtempSync(join(tmpdir(), 'waybill-migrations-'));
afterAll(() => rmSync(BEFORE, { recursive: true }));

/** Copies the migrations that came before the numbers of the seller. */
function earlier(): string {
  cpSync(MIGRATIONS, BEFORE, { recursive: true });
  const file = join(BEFORE, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_documents'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return BEFORE;
}

const LINES = `'[{"kind":"charge","title":"Geofencing","amount":1000,"days":0,"ofDays":0,"quantity":2,"unitPrice":500}]'`;
const row = (member: number, number: string, cause: string, on: string, status: number, order = 'null') =>
  `(${member}, '${number}', '${cause}', ${order}, 'Geofencing', 'GBP', '{}', '{}', ${LINES}, 1000, 200, 1200, 2000, 'VAT', 'GB', 0, '${on}', '${on}', '${on}', '${on}', ${status})`;

it(
  'invoices that were numbered by day and account get the numbers of the seller, in the order of their days',
  async () => {
    const client = await PGlite.create();
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: earlier() });
    const profile = `'{"country":"GB","currency":"GBP","subscription":{"current_period_started_at":"2026-03-01"}}'`;
    await client.exec(`
      insert into members (id, name, title, profile) values (1, 'one', 'One', ${profile}), (2, 'two', 'Two', ${profile});
      insert into invoices (member_id, number, cause, order_id, title, currency, buyer, seller, lines, net, tax, total, tax_rate, tax_name,
        tax_country, days, period_started_on, period_ends_on, issued_on, due_on, status) values
        ${row(1, '20260201', 'renewal', '2026-02-01', 2)},
        ${row(1, '20260203', 'addition', '2026-02-03', 4)},
        ${row(1, '20260203-2', 'addition', '2026-02-03', 6)},
        ${row(2, '20260101', 'renewal', '2026-01-01', 2)},
        ${row(2, '20260201', 'renewal', '2026-02-01', 9)},
        ${row(2, '20260401', 'renewal', '2026-04-01', 2)};
      insert into mails (id, session_id, recipients, language, subject, body, link, attachment, created_at, send_at, kind, sender, html) values
        ('m', 's', '{a@b.example}', 'en', 'Invoice 20260201', 'Invoice 20260201', 'http://x/account/2/invoices/20260201/pdf?language=en',
        '{"name":"r4m-invoice-20260201.pdf","path":"/account/2/invoices/20260201/pdf"}', now(), now(), 'receipt', '{}', '<p>20260201</p>');
    `);
    await migrate(db, { migrationsFolder: MIGRATIONS });

    await expectWholeBooks(db as never);
    const { rows } = await client.query(
      'select number, member_id, corrects, status, total, paid_on is not null as paid, seeded is not null as seeded from invoices order by kind desc, number',
    );
    expect(rows.map((one) => Object.values(one as object).join(' '))).toEqual([
      '10000001 2  2 1200 true true',
      '10000002 1  2 1200 true true',
      '10000003 2  9 1200 false true',
      '10000004 1  4 1200 true true',
      '10000005 1  6 1200 false true',
      // What was billed after the account had come is not seeded.
      '10000006 2  2 1200 true false',
      'CN-10000001 1 10000004 4 -1200 false true',
      'CN-10000002 1 10000005 2 -1200 false true',
    ]);
    const note = await client.query("select lines, net, tax from invoices where number = 'CN-10000001'");
    expect(note.rows).toMatchObject([
      { lines: [{ amount: -1000, unitPrice: -500, quantity: 2 }], net: -1000, tax: -200 },
    ]);
    const mails = await client.query('select subject, link, attachment, html from mails');
    expect(JSON.stringify(mails.rows)).not.toContain('20260201');
    expect(mails.rows).toMatchObject([{ link: 'http://x/account/2/invoices/10000003/pdf?language=en' }]);
    await client.close();
  },
  START,
);
