import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLocale, surfaces } from 'virtual:waybill/locales';
import { cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { fakeTime, rest, settle } from './clock';
import { hearMistakes } from './hear-mistakes';
import { watchListeners } from './listeners';
import { isPlanted, prepareSoil, soil } from './planted';

await prepareSoil();
const { openFaultyPage, unknownKey } = await import('./page');
const { waybill } = await import('../../../src/app/public');

let listeners: ReturnType<typeof watchListeners> | undefined;
beforeAll(async () => {
  await Promise.all(surfaces.flatMap((surface) => ['en', 'fr'].map((language) => loadLocale(language, surface))));
  listeners = watchListeners();
}, 120_000);
afterAll(() => listeners?.restore());
beforeEach(fakeTime);
afterEach(() => {
  soil.at = null;
  vi.useRealTimers();
});

const ELEMENT =
  '<div id="around" lang="en"><waybill-cart><a href="/basket">The basket of the page</a></waybill-cart></div>';

/** Opens a member's page with a widget that goes on, while a mistake is planted around the view of another. */
async function openBeside() {
  if (!listeners) throw new Error('nobody watches');
  const page = await openFaultyPage({
    language: 'en',
    at: '/',
    answers: { session: sessionBody(), cart: cartBody(wirePlan(1001)) },
    endpoint: 'session',
    act: (good) => good,
    outcome: unknownKey,
    listeners,
    isArmed: false,
    isCutAfterSession: false,
  });
  page.mount('<waybill-mini-cart></waybill-mini-cart>');
  await rest(1000);
  soil.thrown = 0;
  soil.passed = new Set();
  const isWhole = (): boolean => page.seen('waybill-cart').includes('Plan 1001');
  return { ...page, isWhole, heard: hearMistakes() };
}

type Beside = Awaited<ReturnType<typeof openBeside>>;

/** Waits for the mistake, and checks what it costs, who hears of it, and that it is over once it is mended. */
async function checkCost(page: Beside): Promise<void> {
  const { heard } = page;
  const element = document.querySelector('waybill-cart');
  const around = document.querySelector('#around');
  try {
    await page.until('the mistake', () => soil.thrown > 0);
    await rest(500);
    soil.at = null;
    const slots = [...(element?.shadowRoot?.querySelectorAll('slot') ?? [])];
    expect(slots.flatMap((slot) => slot.assignedElements())).toEqual([element?.firstElementChild]);
    expect(element?.shadowRoot?.querySelector('.wb-root')).toBeNull();
    expect(heard.events).toEqual([{ target: element, surface: 'waybill-cart' }]);
    const logged = heard.logs.filter((text) => text.startsWith('waybill') && isPlanted(text));
    expect(logged).toEqual([expect.stringMatching(/^waybill: <waybill-cart> failed Error: /)]);
    expect(heard.uncaught).toEqual([]);

    const before = page.seen('waybill-mini-cart');
    Object.assign(page.script, { cart: cartBody(wirePlan(1001), [wireModule(11)]) });
    waybill.cart.add('module/11');
    await page.until('that the other widget goes on', () => page.seen('waybill-mini-cart') !== before);

    element?.remove();
    await settle();
    if (element) around?.append(element);
    await page.until('the view', page.isWhole);
    expect(heard.events).toHaveLength(1);
    expect(heard.uncaught).toEqual([]);
  } finally {
    soil.at = null;
    await page.leave();
    heard.end();
  }
}

describe('a mistake around a view leaves the page’s own content, is told once, and is over in an element that is put back', () => {
  const firstRender = ['view Wrapped', 'view Root', 'view Provider', 'view I18nProvider', 'React effect of Root'];
  it.each(firstRender)('in the first render: %s', async (place) => {
    const page = await openBeside();
    soil.at = place;
    page.mount(ELEMENT);
    await checkCost(page);
  });

  it.each(['view Root', 'view Provider', 'view I18nProvider'])('in a later one: %s', async (place) => {
    const page = await openBeside();
    page.mount(ELEMENT);
    await page.until('the view', page.isWhole);
    soil.at = place;
    document.querySelector('#around')?.setAttribute('lang', 'fr');
    waybill.configure({});
    await checkCost(page);
  });
});
