import { describe, expect, it, vi } from 'vitest';
import { warnOfApi } from '../../src/app/warn-of-api';
import { warnOfFaults } from '../../src/app/warn-of-faults';
import { loadDoctor } from '../../src/doctor/load';
import { failed } from '../../src/api/reply';
import { getRuntime } from '../../src/app/shared';
import { listenTo } from '../kit/console';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';

vi.mock('../../src/doctor/load', { spy: true });

const CART = '<waybill-cart><p>Your cart</p></waybill-cart>';
/** The first page with a fault also loads the rules and what the manifest says. */
const LONG = 60_000;

describe('a page with a fault', () => {
  it.each([
    [
      `${CART}<waybill-pricingtable>Prices</waybill-pricingtable>`,
      'waybill: There is no tag <waybill-pricingtable>. Did you mean <waybill-pricing-table>? Correct its name, in the opening and the closing tag. (tag-unknown in docs/troubleshooting.md)',
    ],
    ['<waybill-cart layuot="page"><p>Cart</p></waybill-cart>', expect.stringContaining('Did you mean layout?')],
    [`${CART}<p>&lt;waybill-faq&gt;</p>`, expect.stringContaining('(code-printed in')],
    [`${CART}<p>[waybill cart]</p>`, expect.stringContaining('(shortcode-printed in')],
    ['<waybill-config currency="DOLLAR"></waybill-config>', expect.stringContaining('currency can’t be "DOLLAR"')],
    [`<waybill-config locale="xx">${CART}</waybill-config>`, expect.stringContaining('locale can’t be "xx"')],
    [
      '<waybill-cart><waybill-mini-cart></waybill-mini-cart></waybill-cart>',
      expect.stringContaining('(widget-nested in'),
    ],
  ])(
    'is told in the console, in the words of the doctor: %s',
    async (markup, words) => {
      const { said } = listenTo('warn');
      await mountPage(markup);
      await holds(() => said().length > 0);
      expect(said()).toEqual([words]);
    },
    LONG,
  );

  it('names the element', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await mountPage(`${CART}<waybil-cart>Cart</waybil-cart>`);
    await holds(() => warn.mock.calls.length > 0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), document.querySelector('waybil-cart'));
  });
});

describe('a page that shows tags as code on purpose', () => {
  it('loads no doctor for them', async () => {
    vi.mocked(loadDoctor).mockClear();
    await mountPage(`${CART}<pre><code>&lt;waybill-faq&gt;</code></pre>`);
    await warnOfFaults(getRuntime(), document);
    expect(loadDoctor).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', '<p>&lt;waybill-faq&gt;</p>');
    listenTo('warn');
    await warnOfFaults(getRuntime(), document);
    expect(loadDoctor).toHaveBeenCalled();
  });
});

describe('a page whose API does not answer as it should', () => {
  it.each([
    [failed('network'), 'the API https://api.example.com did not answer: it is down, does not allow this site (CORS)'],
    [failed('not-json', { httpStatus: 200 }), 'answered 200: is this its base address?'],
    [failed('status', { httpStatus: 404 }), 'answered 404: is this its base address?'],
  ])('is told so, and who says more: %#', async ({ failure }, words) => {
    // The library tells it once for each page.
    vi.resetModules();
    const fresh = await import('../../src/app/warn-of-api');
    const { said } = listenTo('warn');
    fresh.warnOfApi('https://api.example.com', failure);
    fresh.warnOfApi('https://api.example.com', failure);
    expect(said()).toEqual([expect.stringContaining(words)]);
    expect(said()[0]).toContain('?waybill-doctor');
  });

  it.each(['offline', 'aborted', 'session-expired', 'unauthorized'] as const)(
    'is not told so when it is %s',
    (kind) => {
      const { said } = listenTo('warn');
      warnOfApi('', failed(kind).failure);
      expect(said()).toEqual([]);
    },
  );
});
