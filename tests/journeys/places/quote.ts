import { readPdf } from '../../server/pdf-text';
import { readCart } from '../../../src/contract/cart';
import { contentOf } from '../levels/domain';
import { written } from '../model/cart';
import { json, list } from '../levels/visit';
import { totalsOf } from '../model/price';
import { inEnglish, plainText } from '../model/write';
import type { Place, Said, Scene } from './place';

/** One of so many papers is drawn and read: it takes as long as all the rest of a history. */
const PAPERS = 10;

const isShared = ({ visit, account }: Scene): boolean => account.cart.planId !== null && visit.cell.kind !== 'reseller';

/** The total a month, and what is paid once where there is something. */
const sumsOf = ({ account: { shelf, cart } }: Scene): readonly string[] => {
  const { total, once } = totalsOf(shelf, cart);
  return [total, ...(once > 0 ? [once] : [])].map((sum) => inEnglish(sum, shelf.currency).replaceAll('\u00a0', ' '));
};

/** All that a shared cart says of itself: in the mail, on its page, as a paper, and as the cart that its link opens. */
export const quote: Place = {
  name: 'quote',
  after: ['share'],
  isThere: isShared,
  expected: (scene): Said => {
    const sums = sumsOf(scene);
    const isDrawn = scene.visit.id % PAPERS === 0;
    return {
      status: 200,
      mail: sums[0],
      page: sums,
      ...(isDrawn && { paper: sums }),
      opens: written(scene.account.cart),
    };
  },
  shown: async (scene): Promise<Said> => {
    const { visit } = scene;
    const sums = sumsOf(scene);
    const answer = await visit.post('/cart/share', { emails: ['a@fleet.example'], comments: '' });
    const url = String(json(answer['result'])['url']);
    const id = new URL(url, 'http://shop.example').searchParams.get('id') ?? '';
    const [mail] = list((await visit.get('/demo/outbox'))['data']);
    const subject = plainText(String(mail?.['subject']));
    const page = plainText(await (await visit.raw(url)).text());
    const isDrawn = visit.id % PAPERS === 0;
    const paper = isDrawn ? (await readPdf(await (await visit.raw(`/cart/data/pdf/${id}`)).arrayBuffer())).text : '';
    const opened = readCart(json(await (await visit.raw(`/quote/${id}/cart`)).json().catch(() => null)));
    return {
      status: answer['status'],
      mail: sums.find((sum) => subject.includes(sum)) ?? subject,
      page: sums.filter((sum) => page.includes(sum)),
      ...(isDrawn && { paper: sums.filter((sum) => plainText(paper).includes(sum)) }),
      opens: opened ? written(contentOf(opened.cart)) : 'nothing',
    };
  },
};
