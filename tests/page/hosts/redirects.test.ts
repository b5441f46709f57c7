import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { BYPASSES } from '../../kit/bypasses';
import { cartOf, settled } from '../acts';
import { mishapsOf, openPage } from '../kit';

/** Records the navigations of a page, in all its windows. */
function watch(page: Page): string[] {
  const went: string[] = [];
  page.context().on('page', (other) => went.push(`window ${other.url()}`));
  page.on('framenavigated', (frame) => went.push(frame.url()));
  return went;
}

it('sixty open-redirect bypasses cause no navigation, as routes, as an attribute or by events', async () => {
  const page = await openPage({ path: '/platform/marketplace?utm_source=//evil.example' });
  await settled(page);
  await page.evaluate(() => window.waybill.cart.add('package/8'));
  await cartOf(page).getByRole('button', { name: 'Continue to registration' }).waitFor();
  await settled(page);
  const went = watch(page);
  const { host } = new URL(page.url());
  const targets = [
    ...BYPASSES,
    `//${host}.evil.example`,
    `http://${host}@evil.example/`,
    `http://evil.example#${host}`,
  ];
  expect(new Set(targets).size).toBeGreaterThanOrEqual(60);

  const told = await page.evaluate(async (all) => {
    const asked: string[] = [];
    document.addEventListener('waybill-navigate', ({ detail }) => asked.push(detail.to));
    const pause = 2;
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, pause));
    };
    const { body } = document;
    const shadow = (tag: string) => body.querySelector(tag)?.shadowRoot;
    const names = 'register packages manageFeatures cartReview pricing marketplace contact'.split(' ');
    const press = async (button: HTMLElement | null | undefined): Promise<void> => {
      const before = asked.length;
      button?.click();
      await until(() => asked.length > before);
      // A navigation would follow the event at once, so one frame is long enough to wait.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (const target of all) {
      window.waybill.configure({ routes: Object.fromEntries(names.map((name) => [name, target])) });
      const buttons = [...(shadow('waybill-cart')?.querySelectorAll('button') ?? [])];
      await press(buttons.find(({ textContent }) => textContent?.includes('Continue to registration')));
    }
    const byRoutes = asked.length;

    const mini = document.querySelector('waybill-mini-cart');
    shadow('waybill-mini-cart')?.querySelector('button')?.click();
    const link = () => shadow('waybill-mini-cart')?.querySelector<HTMLElement>('a[href]');
    await until(() => link() !== null);
    for (const target of all) {
      mini?.setAttribute('href', target);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await press(link());
    }
    const byAttribute = asked.length - byRoutes;

    for (const to of all)
      for (const name of ['navigate', 'chat-request', 'checkout-complete', 'upgrade-complete'])
        document.dispatchEvent(
          new CustomEvent(`waybill-${name}`, { detail: { to, reason: 'register', kind: 'assign' }, cancelable: true }),
        );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { byRoutes, byAttribute, asked: asked.slice(0, byRoutes) };
  }, targets);

  expect(told).toMatchObject({ byRoutes: targets.length, byAttribute: targets.length });
  expect(told.asked.filter((to, at) => !to.startsWith((targets[at] ?? '').split(/[?#]/)[0] ?? ''))).toEqual([]);
  expect(went).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/platform/marketplace');
  // Each refused address is reported to the developer in the console.
  expect(mishapsOf(page).errors.filter((text) => text.includes('which is neither on this site')).length).toBe(
    2 * targets.length,
  );
  console.log(`${targets.length} addresses by 3 ways, 0 navigations`);
});
