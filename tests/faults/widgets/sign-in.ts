import { waybill } from '../../../src/app/public';
import { refreshAccount } from '../../../src/store/resources/refresh-account';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { filled } from './cart';
import { after, isResting, planOf } from './cart-writes';
import { settle } from './clock';
import type { Page } from './page';
import type { Row } from './row';

const [PICKED, OWN] = [1001, 1002];

/** What the server keeps in the member's cart. */
const member = { plan: OWN };

const SHOP = bundlesBody({ data: [wirePlan(PICKED), wirePlan(OWN)] });
const ANSWERS = {
  bundles: SHOP,
  products: SHOP,
  cart: () =>
    cartBody(
      wirePlan(member.plan),
      [1, 2].map((id) => wireModule(id, { bundled: 1 })),
    ),
  cartAdd: ({ body }: { readonly body?: { readonly id: number } }) => {
    // A question about the outcome has no body.
    if (body) member.plan = body.id;
    return { status: 200, tracking_id: 'track-member', product: {} };
  },
};

/** A visitor fills a cart. The account of the same person has another package in its cart. */
async function visit(page: Page): Promise<void> {
  await filled()(page);
  page.button('cart.clear')?.focus();
  member.plan = OWN;
}
/** The session names the member, as it does after a sign-in and with each page that follows. */
async function signIn(page: Page): Promise<void> {
  Object.assign(page.script, { session: sessionBody() });
  await page.store.dispatch(refreshAccount());
  await settle();
}
const isAsked = (page: Page): boolean => page.button('dialogs.replace') !== undefined;
const replace = (page: Page) => page.press('dialogs.replace');
/** What the visitor picked waits in storage for the sign-in, and then for the end of the merge. */
const waits = (): boolean =>
  ['temporary_cart', 'merge'].some((name) => localStorage.getItem(`waybill.${name}`) !== null);
const hasEnded = (page: Page): boolean =>
  !waits() && localStorage.getItem('waybill.merged') !== null && isResting(page);
const isMerged = (page: Page): boolean => planOf(page)?.id === PICKED && hasEnded(page);

/** Merges with the next session, or chooses anew what the server has refused for good. */
async function goOn(page: Page): Promise<void> {
  if (waits()) return signIn(page);
  waybill.cart.add(`package/${PICKED}`);
  return replace(page);
}

/** Fault rows for the merge of a visitor's cart into that of a member, at sign-in. */
export const SIGN_IN: readonly Row[] = [
  {
    widget: 'cart',
    endpoint: 'cart',
    as: 'at sign-in',
    answers: ANSWERS,
    come: visit,
    ask: signIn,
    silent: 'what the visitor picked is kept, and merged once the cart can be read',
    changesCart: true,
    good: (page) => waits() || isAsked(page) || hasEnded(page),
  },
  {
    widget: 'cart',
    endpoint: 'cartAdd',
    as: 'at sign-in',
    answers: ANSWERS,
    of: 'cart',
    changesCart: true,
    takesAny: true,
    oddly: { good: hasEnded, why: 'an answer that is none of a failure is one: of the cart it says nothing' },
    come: async (page) => {
      await visit(page);
      await signIn(page);
      await page.until('the question', () => isAsked(page));
    },
    ask: replace,
    again: after(goOn, isMerged),
    newKey: 'what is in the cart is in it once, however often it is added',
    good: isMerged,
  },
];
