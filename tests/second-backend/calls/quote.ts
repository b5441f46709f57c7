import { type Call, ok, refused, type Reply, type Routes } from '../reply';
import { cartRecord, ownCart } from './cart';

const LIMIT = 255;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const addressOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'email' in entry ? String(entry.email) : String(entry);

const addressesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(addressOf) : String(value ?? '').split(/[\s,]+/)).filter((text) => text !== '');

/** Validates the addresses of a quote. @returns the documented error message, or undefined */
export function complaint(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return 'Please enter at least one email address';
  if (addresses.some((address) => address.length > 50)) return 'Email address may not be greater than 50 characters';
  if (addresses.some((address) => !ADDRESS.test(address))) return 'Input contains invalid email(s).';
  if (new Set(addresses).size < addresses.length) return 'Input contains duplicate email(s).';
  return undefined;
}

/** Shares a quote, in either of two shapes: emails and comments (pricing page), or a quote object (marketplace). */
function share(call: Call): Reply {
  const { quote } = call.body;
  const sent: Record<string, unknown> = typeof quote === 'object' && quote !== null ? { ...quote } : { ...call.body };
  const wrong = complaint(addressesOf(sent.emails));
  if (wrong) return refused(406, wrong);
  if (String(sent.comments ?? sent.comment ?? '').length > LIMIT) {
    return refused(406, 'This field may not be greater than 255 characters');
  }
  call.state.shared.push(sent);
  return { ...ok(), message: 'Quote successfully shared.' };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function view(call: Call): Reply {
  const { plan, total } = cartRecord(ownCart(call), call);
  const title =
    typeof plan === 'object' && plan !== null && 'title' in plan ? String(plan.title) : 'My Custom Solution';
  const kind = call.query.get('type') === 'estimate' ? 'Estimate' : 'Quote';
  const amount = typeof total === 'object' && total !== null && 'cents' in total ? Number(total.cents) / 100 : 0;
  const text = `<h1>${kind}</h1><p>${escaped(title)}</p><p>Total $${amount.toFixed(2)}</p>`;
  return { status: 200, file: { type: 'text/html', name: 'quote.html', text } };
}

const pdf = (name: string): Reply => ({
  status: 200,
  file: { type: 'application/pdf', name, text: '%PDF-1.4\n%%EOF\n' },
});

function guide(call: Call): Reply {
  const wrong = complaint(addressesOf(call.body.email ?? call.body.emails));
  if (wrong) return refused(406, wrong);
  call.state.guides.push({ ...call.body });
  return { ...ok(), message: 'The guide is on its way.' };
}

export const QUOTE: Routes = {
  'POST /cart/share': share,
  'GET /cart/share/view': view,
  'GET /cart/data/pdf/{id}/send': () => ({ ...ok(), message: 'Quote successfully shared.' }),
  'GET /cart/data/pdf/{id}': ({ params }) => pdf(`quote-${params.id}.pdf`),
  'POST /pricing/guide': guide,
  'GET /pricing/guide': () => pdf('pricing-guide.pdf'),
  'POST /analytics/events': () => ok(),
};
