import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { documentOf, SCRIPT } from '../../kit/foreign-site';
import { expectWidgets, openSite } from './site';

const ELSEWHERE = 'https://elsewhere.example';

/** A comment with a forged configuration, as a sanitiser leaves it that keeps `data-` attributes. */
const COMMENT = `<div hidden><div data-waybill="config" data-api="${ELSEWHERE}" data-country="RU" data-currency="RUB"
  data-member-id="666" data-endpoints='{"session":"${ELSEWHERE}"}' data-routes='{"register":"${ELSEWHERE}"}'
  data-route-register="${ELSEWHERE}" data-api-key="x" data-invoice-prefix="x" data-locale="ru">Nice!</div></div>`;
const HIDDEN_OUTLET = '<div hidden><div data-waybill="dialogs"></div></div>';
const SHOP = '<waybill-pricing-table></waybill-pricing-table><waybill-cart></waybill-cart>';

/** Records requests to the commenter's server. */
function leaksOf(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(ELSEWHERE)) leaks.push(request.url());
  });
  return leaks;
}

async function expectOwners(html: string): Promise<Page> {
  const page = await openSite(html);
  const leaks = leaksOf(page);
  await page.reload();
  await expectWidgets(page);
  await page.waitForLoadState('networkidle');
  expect(leaks).toEqual([]);
  const table = page.locator('waybill-pricing-table');
  expect(await table.getByText('RUB').count()).toBe(0);
  expect(await table.locator('.wb-root').getAttribute('lang')).toBe('en');
  return page;
}

describe('a comment with a forged configuration', () => {
  it.each([
    ['before the widgets', documentOf(COMMENT + SHOP)],
    ['after the widgets', documentOf(SHOP + COMMENT)],
    ['before a script that comes last', documentOf(COMMENT + SHOP + SCRIPT)],
    ['before the owner’s own element', documentOf(`${COMMENT}<waybill-config country="US"></waybill-config>${SHOP}`)],
    [
      'beside waybill.configure',
      documentOf(`${COMMENT}${SHOP}${SCRIPT}<script type="module">waybill.configure({ country: 'US' })</script>`),
    ],
  ])('%s sends no call to another server and changes no price or language', async (_, html) => {
    await expectOwners(html);
  });

  it('has no effect either if it is added later and copied by the page', async () => {
    const page = await expectOwners(documentOf(SHOP));
    const leaks = leaksOf(page);
    await page.evaluate((comment) => {
      const list = document.body.appendChild(document.createElement('section'));
      list.innerHTML = comment;
      const first = list.firstElementChild;
      return new Promise((resolve) => {
        setTimeout(() => {
          // A page that previews or moves comments copies them after their upgrade.
          if (first) list.append(first.cloneNode(true));
          list.insertAdjacentHTML('beforeend', list.innerHTML);
          resolve(null);
        }, 300);
      });
    }, COMMENT);
    await page.locator('waybill-pricing-table').getByRole('button').first().click();
    await page.waitForLoadState('networkidle');
    expect(leaks).toEqual([]);
  });

  it('cannot hide the dialogs of the page', async () => {
    const page = await expectOwners(documentOf(HIDDEN_OUTLET + SHOP));
    await page.evaluate(async () => {
      await window.waybill.ready;
      window.waybill.trial.start();
    });
    await page.locator('waybill-dialogs').getByRole('dialog').waitFor({ state: 'visible' });
  });
});
