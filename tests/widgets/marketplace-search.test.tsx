import { describe, expect, it } from 'vitest';
import { one, shadowOf, textOf } from '../kit/look';
import { mixedTextsBelow } from '../layout/mixed';
import { mountPage } from '../kit/mount';
import { until } from '../kit/until';
import { bundlesBody, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-marketplace-grid';
const NONE = { status: 200, currency: 'USD', data: [] };
const FOUND = { ...NONE, data: [wireModule(78, { title: 'Cold chain', catid: 9, catname: 'Other' })] };
const ANSWERS = {
  products: bundlesBody({
    modules: [wireModule(14, { catid: 9, catname: 'Other', title: 'Geofence', icon: 'fence' })],
  }),
  platforms: { status: 200, data: [{ id: 9, name: 'Other', icon: 'pin', total: 1 }] },
  industries: { status: 200, data: [{ id: 3, name: 'Retail', icon: 'shop' }] },
  moduleSearch: NONE,
  bundleSearch: NONE,
  platformSearch: { status: 200, data: [] },
};
const NOTHING = 'Nothing found for “fridge”';
const FAILED = 'We couldn’t search for “fridge”';

const root = () => shadowOf(TAG);
const text = () => textOf(root());
const button = (name: string) => one(root(), 'button', name);

function type(typed: string): void {
  const box = root().querySelector<HTMLInputElement>('[role=combobox]') ?? expect.fail('no search');
  box.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

async function open(answers: object) {
  const page = await mountPage(`<${TAG}></${TAG}>`, { answers: { ...ANSWERS, ...answers } });
  await until(() => expect(text()).toContain('Geofence'));
  return page;
}

const unasked = () => expect.fail('not asked');

describe('suggestions', () => {
  it('highlight what was typed, and leave no text to React that a translator may replace', async () => {
    await open({});
    for (const typed of ['fen', 'geo']) {
      type(typed);
      await until(() => expect(root().querySelector('.option mark')?.textContent.toLowerCase()).toBe(typed));
      expect(root().querySelector('.option')?.textContent).toContain('Geofence');
      expect(mixedTextsBelow(root())).toEqual([]);
    }
  });
});

describe('a search on the server', () => {
  it('shows its progress, and only after its end that nothing was found [REV-106, REV-144]', async () => {
    let answer: (body: object) => void = unasked;
    const page = await open({ moduleSearch: () => new Promise((resolve) => void (answer = resolve)) });
    type('fridge');
    await until(() => expect(page.calls.some(({ name }) => name === 'moduleSearch')).toBe(true));
    expect(text()).not.toContain(NOTHING);
    expect(root().querySelector('[aria-busy=true] .sk')).not.toBeNull();
    answer(NONE);
    await until(() => expect(text()).toContain(NOTHING));
    expect(root().querySelector('.sk')).toBeNull();
  });

  it('keeps its error and the focus during a retry, also if that fails [REV-123, REV-144]', async () => {
    let answer: (body: object) => void = unasked;
    const page = await open({ bundleSearch: { status: 400 } });
    type('fridge');
    const again = await until(() => button('Try again'));
    again.focus();
    page.script.bundleSearch = () => new Promise((resolve) => void (answer = resolve));
    again.click();
    await until(() => expect(page.calls.filter(({ name }) => name === 'bundleSearch')).toHaveLength(2));
    expect(text()).toContain(FAILED);
    expect(text()).not.toContain(NOTHING);
    expect(again.querySelector('.spinner')).not.toBeNull();
    answer({ status: 400 });
    await until(() => expect(again.querySelector('.spinner')).toBeNull());
    expect([again.isConnected, root().activeElement]).toEqual([true, again]);
    page.script.bundleSearch = { ...NONE, data: [wirePlan(2002, { inid: 3, title: 'Fresh food' })] };
    again.click();
    await until(() => expect(text()).toContain('Fresh food'));
  });

  it('offers to clear the filters if they hide all results and a part of the search failed [REV-123, REV-144]', async () => {
    await open({ moduleSearch: FOUND, bundleSearch: { status: 400 } });
    const filter = [...root().querySelectorAll('label.check')].find((row) => textOf(row).startsWith('Free trial'));
    filter?.querySelector('input')?.click();
    type('fridge');
    await until(() => expect(text()).toContain(FAILED));
    expect(button('Try again').isConnected).toBe(true);
    button('Show everything').click();
    await until(() => expect(text()).toContain('Geofence'));
  });
});
