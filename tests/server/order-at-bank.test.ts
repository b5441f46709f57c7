import { describe, expect, it } from 'vitest';
import { orders, transactions } from '../../demo/server/db/schema';
import { newKey, openShop, type Shopper } from './shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4 };
const ASKING_CARD = '4000000000003220';
const CHANGE = '/billing/subscription/change';
const UPGRADE = '/account/subscription/change';

const FAILED_OR_OVERDUE = [8, 10];

type Told = Readonly<Record<string, unknown>>;
const urlOf = ({ body }: { readonly body: Told }): string => String(Reflect.get(Object(body.result), 'url'));

/** Confirms a challenge on the bank's page. @returns its token */
const confirm = async (shopper: Shopper, asked: { readonly body: Told }): Promise<string> =>
  String(((await shopper.post(urlOf(asked))).body as Told).three_d_token_id);

/** Stores the card whose bank asks for each payment. */
async function storeAskingCard(shopper: Shopper): Promise<void> {
  const asked = await shopper.pay({ cardno: ASKING_CARD });
  const three_d_token_id = await confirm(shopper, asked);
  expect((await shopper.pay({ cardno: ASKING_CARD, three_d_token_id })).body).toMatchObject({ status: 200 });
}

const charged = () => db().select().from(transactions);
const ordered = async () => (await db().select().from(orders)).filter(({ state }) => state !== 'draft');
const CHALLENGE = { status: 604, result: { url: expect.stringMatching(/^\/account\/billing\/challenge\//) } };

/** Opens a subscriber who pays by that card, with a package in the cart that costs something today. */
async function arriveWithCart(name = 'subscriber'): Promise<Shopper> {
  const shopper = await arrive(name);
  await storeAskingCard(shopper);
  await shopper.add(191);
  return shopper;
}

describe('an order whose bank asks for a confirmation', () => {
  it.each([
    ['of the cart', CHANGE, {}],
    ['by the upgrade', UPGRADE, { timeframe: 'year', change_billing_model: 0 }],
  ])('%s is carried out once it is confirmed, and charges nothing before [ERR-26]', async (_, path, body) => {
    const shopper = await arriveWithCart();
    const asked = await shopper.post(path, body);
    expect(asked).toMatchObject({ status: 200, body: CHALLENGE });
    expect([await charged(), await ordered()]).toEqual([[], []]);
    expect((await shopper.get('/cart/data')).body).toMatchObject({ data: { modules: expect.anything() } });
    const three_d_token_id = await confirm(shopper, asked);
    const key = newKey();
    const sent = await shopper.post(path, { ...body, three_d_token_id }, key);
    expect(sent.body).toMatchObject({ status: 200, result: { order_id: expect.any(Number) } });
    expect((await shopper.post(path, { ...body, three_d_token_id }, key)).body).toEqual(sent.body);
    time.pass(6000);
    expect((await shopper.active()).body).toMatchObject({ is_enabled: 1 });
    expect(await charged()).toHaveLength(1);
    expect(await shopper.session()).toMatchObject({ subscription: { module_ids: expect.arrayContaining([191]) } });
  });

  it('asks again for a token that is used, expired, or of another account [ERR-26]', async () => {
    const shopper = await arriveWithCart();
    const other = await arrive('pastdue');
    const theirs = await confirm(other, await other.pay({ cardno: ASKING_CARD }));
    const late = await confirm(shopper, await shopper.post(CHANGE));
    time.pass(600_001);
    for (const three_d_token_id of [theirs, late, 'made-up', 7])
      expect((await shopper.post(CHANGE, { three_d_token_id })).body).toMatchObject(CHALLENGE);
    expect(await charged()).toEqual([]);
  });

  it('is not asked about where nothing is due now: the trial’s first charge waits for its end [ERR-26]', async () => {
    const shopper = await arrive('trial');
    await storeAskingCard(shopper);
    await shopper.choose(ROUTE_PLANNER.year);
    expect((await shopper.checkout()).body).toMatchObject({ status: 200, result: { order_id: expect.any(Number) } });
  });

  it('is refused for an add-on, for which no challenge is opened, and nothing is booked', async () => {
    const shopper = await arrive('subscriber');
    await storeAskingCard(shopper);
    const bought = await shopper.post('/account/modules/purchase', { modules: [{ add_on_code: 'api-access' }] });
    expect(bought.body).toMatchObject({ status: 406, result: expect.stringContaining('declined') });
    expect([await charged(), await ordered()]).toEqual([[], []]);
  });

  it('renews, but its invoice is open until it is paid with the bank’s word [ERR-26, REV-17]', async () => {
    const shopper = await arrive('subscriber');
    await storeAskingCard(shopper);
    const path = `/account/${await shopper.memberId()}/invoices`;
    // The session ends meanwhile.
    time.days(30);
    await shopper.signIn('subscriber');
    const { data } = (await shopper.get(path)).body as unknown as {
      data: readonly { number: string; payment_status: number }[];
    };
    expect(FAILED_OR_OVERDUE).toContain(data[0]?.payment_status);
    const pay = `${path}/${data[0]?.number}/pay`;
    const asked = await shopper.post(pay);
    expect(asked.body).toMatchObject(CHALLENGE);
    const three_d_token_id = await confirm(shopper, asked);
    expect((await shopper.post(pay, { three_d_token_id })).body).toMatchObject({ status: 200 });
  });
});
