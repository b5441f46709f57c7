import { minorFromText } from '../../../../src/domain/money/minor';
import { check, NotChecked, unless, type Area } from '../check';
import { answers, firstOf, isDocument, refuses, wrongAt } from '../expect';
import { at, recordsOf, textOf } from '../records';
import type { Visit } from '../visit';
import { member } from './subscription';

const isAccount = true;

const minor = (value: unknown): number => minorFromText(textOf(value).replaceAll(',', ''), 2);

/** Returns the first page of the account's invoices. @throws NotChecked where its organization hides them */
async function list(visit: Visit) {
  const { body, id } = await member(visit);
  if (at(at(at(body, 'policy'), 'settings'), 'view') === 1) throw new NotChecked('the account may not see it');
  return { id, came: await visit.ask('invoices', { params: { member_id: id }, isAccount }) };
}

export const invoices: Area = {
  name: 'invoices',
  title: 'Invoices',
  checks: [
    check(
      'invoices.list',
      'INV-01',
      'What the account was billed is told in full',
      async (visit) => answers((await list(visit)).came, 'InvoicesReply'),
      'account',
    ),
    check(
      'invoices.order',
      'INV-01',
      'The last one comes first, and no number comes twice',
      async (visit) => {
        const { came } = await list(visit);
        if (came.status !== 200) throw new NotChecked('they could not be read');
        const records = recordsOf(came.body, 'data').map(({ record }) => record);
        const numbers = records.map(({ number }) => textOf(number));
        const days = records.map(({ issued_at: issued }) => Date.parse(textOf(issued)));
        return firstOf([
          ...days.flatMap((day, n) =>
            unless(n === 0 || day <= (days[n - 1] ?? day), () =>
              wrongAt(came, `$.data[${n}].issued_at`, 'not later than the one before', records[n]?.issued_at),
            ),
          ),
          ...numbers.flatMap((number, n) =>
            unless(numbers.indexOf(number) === n, () =>
              wrongAt(came, `$.data[${n}].number`, 'a number of its own', number, 'saves one invoice as another'),
            ),
          ),
        ]);
      },
      'account',
    ),
    check(
      'invoices.tax',
      'INV-01',
      'What is told of the tax comes to the amount',
      async (visit) => {
        const { came } = await list(visit);
        if (came.status !== 200) throw new NotChecked('they could not be read');
        return firstOf(
          recordsOf(came.body, 'data').flatMap(({ record, path }) => {
            const { subtotal, tax, amount } = record;
            if ([subtotal, tax, amount].some((value) => value === undefined || value === null)) return [];
            return unless(minor(subtotal) + minor(tax) === minor(amount), () =>
              wrongAt(came, `${path}.tax`, 'amount less subtotal', tax, 'writes sums into the CSV that do not add up'),
            );
          }),
        );
      },
      'account',
    ),
    check(
      'invoices.pdf',
      'API-47 INV-01',
      'Each is there as a PDF',
      async (visit) => {
        const { came, id } = await list(visit);
        const [first] = recordsOf(came.body, 'data');
        if (!first) throw new NotChecked('nothing was billed');
        const params = { member_id: id, invoice_number: textOf(first.record.number) };
        return isDocument(await visit.ask('invoicePdf', { params, isAccount }), 'application/pdf', /^%PDF-/);
      },
      'account',
    ),
    check(
      'invoices.others',
      'ACC-08',
      'What somebody else was billed is not told',
      async (visit) => {
        const { id } = await member(visit);
        const came = await visit.ask('invoices', { params: { member_id: id + 1 }, isAccount });
        // A server that ignores the id and goes by the session returns the account's own invoices.
        if (came.text === (await list(visit)).came.text) return [];
        return refuses(came, [403, 404], 'shows a member what another one pays');
      },
      'account',
    ),
    check('invoices.visitor', 'ACC-08', 'Nor is anything told to who has no cookie', async (visit) =>
      refuses(await visit.ask('invoices', { params: { member_id: 1 } }), [401], 'shows strangers an account'),
    ),
  ],
};
