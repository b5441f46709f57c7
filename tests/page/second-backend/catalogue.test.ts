import { describe, expect, it } from 'vitest';
import { button, errorsOf, openShop, seen, settled, textIn } from './kit';

const TABLE = 'waybill-pricing-table';
const GRID = 'waybill-marketplace-grid';
const DETAILS = 'waybill-module-details';

describe('the widgets of the shop on a second backend', () => {
  it('show boosters, services and support levels', async () => {
    const { page } = await openShop({ widgets: `<${TABLE} panels="booster-list service-list"></${TABLE}>` });
    for (const text of ['Traffic Booster', '$35', 'Data Import', '$500', 'Premium Support', '$199']) {
      await seen(page, TABLE).toContain(text);
    }
  });

  it('show add-ons of the platform with what they need', async () => {
    const shop = await openShop({ widgets: `<${GRID}></${GRID}>` });
    await seen(shop.page, GRID).toContain('19 items');
    await seen(shop.page, GRID).toContain('for 2 modules it needs: Route Manager, Live Map');
    await seen(shop.page, GRID).toMatch(/\$20\s*\/vehicle/);
    await seen(shop.page, GRID).toContain('$1,080');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('show packages by industry', async () => {
    const { page } = await openShop({ widgets: `<${GRID} kind="industry"></${GRID}>` });
    for (const text of ['Last Mile', 'Parcel Kit', '$95', 'Field Service', 'Service Kit', '$72']) {
      await seen(page, GRID).toContain(text);
    }
  });

  it('show all about one add-on', async () => {
    const { page } = await openShop({ widgets: `<${DETAILS} module="4"></${DETAILS}>` });
    await seen(page, DETAILS).toContain('Delivery Proof');
    expect(await textIn(page, DETAILS)).toContain('$85.50');
  });

  it('mail the pricing guide', async () => {
    const { page, backend } = await openShop({ widgets: '<waybill-guide-form></waybill-guide-form>' });
    await page.getByLabel('e-mail').fill('ana@example.com');
    await button(page, 'Get the pricing guide').click();
    await seen(page, 'waybill-guide-form').toContain('Your guide is on its way');
    expect(backend.state.guides).toMatchObject([{ email: 'ana@example.com' }]);
  });

  it('stand where they need nothing of the server', async () => {
    const shop = await openShop({
      widgets: `<waybill-config></waybill-config><waybill-chat-button></waybill-chat-button>
        <waybill-faq><details><summary>Why?</summary>So.</details></waybill-faq>
        <waybill-dialogs></waybill-dialogs><waybill-video src="/none.mp4"></waybill-video>`,
    });
    await settled(shop.page);
    await seen(shop.page, 'waybill-chat-button').toContain('Chat with sales');
    await seen(shop.page, 'waybill-video').toContain('Play the video');
    expect(errorsOf(shop)).toEqual([]);
    expect(shop.backend.unknown).toEqual([]);
  });
});

describe('what cannot be read of the catalogue', () => {
  it('a catalogue without a body is an error with a way out', async () => {
    const shop = await openShop({ widgets: `<${TABLE}></${TABLE}>`, turned: { empty: 'catalogue' } });
    await seen(shop.page, TABLE).toContain('Try again');
  });

  it('a shop that sells nothing says so', async () => {
    const { page } = await openShop({ widgets: `<${GRID}></${GRID}>`, turned: { empty: 'lists' } });
    await seen(page, GRID).toContain('nothing');
  });
});
