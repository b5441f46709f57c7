import type { Locator, Page } from 'playwright';
import { DETAILS } from '../kit/billing';
import { baseUrl } from './base';
import { openPage } from './kit';

const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const activation = () => urlOf('/demo/activation');

/**
 * Opens a page of an account in its seeded state, whose orders take effect at once; a card is stored if it has to pay.
 * `resetOrders()` puts the account back.
 * @param options.before runs before the page is opened
 */
export async function openToOrder(
  path: string,
  as: string,
  { hasCard = true, before }: { readonly hasCard?: boolean; readonly before?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  return openPage({
    path,
    as,
    before: async (fresh) => {
      const { request } = fresh;
      await before?.(fresh);
      await request.get(urlOf(`/?as=${as}`));
      await request.delete(activation());
      await request.post(activation(), { data: { pace: 'normal', takes: 0 } });
      if (!hasCard) return;
      const { member_id } = await (await request.get(urlOf('/account/session'))).json();
      const year = String(new Date().getFullYear() + 1);
      const card = {
        type: 1,
        cardno: '5555555555554444',
        cvv: '123',
        name_on_account: 'Marisol Ibarra',
        year,
        month: '8',
      };
      await request.post(urlOf('/account/billing/update'), { data: { member_id, ...DETAILS, ...card } });
    },
  });
}

/** Puts the signed-in account back as it was seeded. */
export const resetOrders = ({ request }: Page): Promise<unknown> => request.delete(activation());

export const dialogNamed = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** What a billing form asks of a new card, in its order, except the city. */
export const CARD_ENTRIES: readonly (readonly [field: string, text: string])[] = [
  ['Card number', '5555555555554444'],
  ['Name on card', 'Marisol Ibarra'],
  ['Month', '08'],
  ['Year', String(new Date().getFullYear() + 3)],
  ['CVV', '123'],
  ['First name', 'Marisol'],
  ['Last name', 'Ibarra'],
  ['Address', '1 Dock Street'],
  ['State', 'Virginia'],
  ['ZIP code', '23510'],
];
