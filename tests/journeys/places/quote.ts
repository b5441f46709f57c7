import { readPdf } from '../../server/pdf-text';
import type { Content } from '../model/cart';
import { asJson, list, type Json } from '../levels/visit';
import { totalsOf } from '../model/price';
import { plainText, sumInEnglish } from '../model/write';
import type { Place, Said, Scene } from './place';

/** One of this many quotes is rendered and read as a PDF, because that takes as long as the rest of a history. */
const PAPERS = 20;
const FIRST = 2;

const isShared = ({ visit, account }: Scene): boolean => account.cart.planId !== null && visit.cell.kind !== 'reseller';

/** Returns the monthly total, and the one-off total if there is one. */
const sumsOf = ({ account: { shelf, cart } }: Scene): readonly string[] => {
  const { total, once } = totalsOf(shelf, cart);
  return [total, ...(once > 0 ? [once] : [])].map((sum) => sumInEnglish(sum, shelf.currency).replaceAll('\u00a0', ' '));
};

/** Returns the expected content of a quote's link by ids: the package with fleet and options, and the add-ons. */
const opens = ({ planId, assets, options, lines }: Content): string => {
  const loose = [...lines].filter(([, { isBundled }]) => !isBundled).map(([id, { quantity }]) => [id, quantity]);
  const isPackage = (planId ?? 0) > 0;
  return JSON.stringify([
    isPackage ? [planId, assets, options] : null,
    loose.toSorted(([one = 0], [other = 0]) => one - other),
  ]);
};

const opened = (body: Json): string => {
  const data = asJson(body['data']);
  const plan = data['plan'] ? asJson(data['plan']) : null;
  const loose = list(data['modules']).map(({ id, quantity }) => [Number(id), Number(quantity)]);
  const held = plan && [plan['id'], plan['quantity'], plan['selected_subpackages']];
  return JSON.stringify([held, loose.toSorted(([one = 0], [other = 0]) => one - other)]);
};

/** A shared cart in all its forms: in the mail, on its page, as a PDF, and as the cart that its link opens. */
export const quote: Place = {
  name: 'quote',
  after: ['share'],
  isThere: isShared,
  expected: (scene): Said => {
    const sums = sumsOf(scene);
    const isDrawn = scene.visit.id % PAPERS === FIRST;
    return {
      status: 200,
      mail: sums[0],
      page: sums,
      ...(isDrawn && { paper: sums }),
      opens: opens(scene.account.cart),
    };
  },
  shown: async (scene): Promise<Said> => {
    const { visit } = scene;
    const sums = sumsOf(scene);
    const answer = await visit.post('/cart/share', { emails: ['a@fleet.example'], comments: '' });
    const url = String(asJson(answer['result'])['url']);
    const id = new URL(url, 'http://shop.example').searchParams.get('id') ?? '';
    const [mail] = list((await visit.get('/demo/outbox'))['data']);
    const body = plainText(String(mail?.['body']));
    const page = plainText(await (await visit.raw(url)).text());
    const isDrawn = visit.id % PAPERS === FIRST;
    const paper = isDrawn ? (await readPdf(await (await visit.raw(`/cart/data/pdf/${id}`)).arrayBuffer())).text : '';
    const answered: unknown = await (await visit.raw(`/quote/${id}/cart`)).json().catch(() => null);
    return {
      status: answer['status'],
      mail: sums.find((sum) => body.includes(sum)) ?? body,
      page: sums.filter((sum) => page.includes(sum)),
      ...(isDrawn && { paper: sums.filter((sum) => plainText(paper).includes(sum)) }),
      opens: opened(asJson(answered)),
    };
  },
};
