import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServer } from '../../demo/server/server';
import { cardOf, cartOf, eventually, goBack, hear, prevent } from '../page/acts';
import { expectClean, openPage } from '../page/kit';
import { freePort } from '../../tools/free-port.mjs';
import { makeApplication, type Application } from './application';
import { FRAMEWORKS, HOST, type Framework, type FrameworkName, type Mistake } from './frameworks';

/** Returns the mistakes that a check does not tell of: each has to be told as often as it was made. */
const untold = (made: readonly Mistake[], said: string): readonly Mistake[] =>
  made.filter(({ file, says }) => {
    const times = made.filter((one) => one.says === says).length;
    return !said.includes(file) || said.split(says).length - 1 < times;
  });

/**
 * Proves that the pages of a framework are built, printed with their fallbacks where a server renders them, show the prices of the reference
 * backend on another origin, and hear an event; and that its type check takes what the manual shows and finds what is wrong.
 */
export function proveFramework(name: FrameworkName): void {
  const { paths = ['/'], isPrinted = true, mistakes = [], check }: Framework = FRAMEWORKS[name];
  describe(`a fresh application in ${name}`, () => {
    let backend: Awaited<ReturnType<typeof startServer>>;
    let application: Application | undefined;

    let port = 0;

    beforeAll(async () => {
      port = await freePort();
      backend = await startServer({ memory: true, port: 0, demo: true, origins: [`http://${HOST}:${port}`] });
    });

    afterAll(async () => {
      await application?.remove();
      await backend.close();
    });

    // Installing and building have a limit of their own each.
    it('is installed, built for production and served', { timeout: 600_000 }, async () => {
      application = await makeApplication(name, inject('tarball'), backend.url.replace(/\/$/, ''), port);
      expect(application.origin).toContain(`${port}`);
    });

    const at = (path: string): string => `${application?.origin ?? ''}${path}`;

    if (check) {
      it('has templates whose types are right', { timeout: 300_000 }, async () => {
        const checked = await application?.check();
        expect(checked?.isRight, checked?.said).toBe(true);
      });

      it.each(mistakes.map((round) => ({ round, made: round.map(({ file, to }) => `${file}: ${to}`).join(', ') })))(
        'is told of each mistake: $made',
        { timeout: 300_000 },
        async ({ round }) => {
          const checked = await application?.checkWith(round);
          const told = { isRight: checked?.isRight, untold: untold(round, checked?.said ?? '') };
          expect(told, checked?.said).toEqual({ isRight: false, untold: [] });
        },
      );
    }

    if (isPrinted) {
      it.each(paths)(
        'is printed by its server with the tags and what stands in them, and with no widget: %s',
        async (path) => {
          const html = await (await fetch(at(path))).text();
          expect(html).toMatch(
            /<waybill-pricing-table category="dynamic-routing"[^>]*>\s*<p[^>]*>Our prices are on their way\.<\/p>/,
          );
          expect(html).toMatch(/<waybill-cart layout="sidebar"[^>]*>\s*<p[^>]*>Your cart is on its way\.<\/p>/);
          expect(html).not.toContain('shadowrootmode');
        },
      );
    }

    it.each(paths)('shows the prices, hears an event of its cart, and has nothing in its console: %s', async (path) => {
      const warnings: string[] = [];
      const page = await openPage({
        path: at(path),
        before: async (fresh) => {
          fresh.on('console', (message) => {
            if (message.type() === 'warning') warnings.push(message.text());
          });
          await hear(fresh);
        },
      });
      await cardOf(page, 'Route Planner').getByText(/\$\d/).first().waitFor();
      expect(await page.getByText('Our prices are on their way.').isVisible()).toBe(false);
      await prevent(page, 'navigate');
      await page.getByText('In the cart: 0').waitFor();
      await cardOf(page, 'Route Planner').getByRole('button').first().click();
      await page.getByText('In the cart: 1').waitFor();
      await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
      expectClean(page);
      expect(warnings).toEqual([]);
    });

    it.each(paths)(
      'keeps the cart over a reload, and leads to the page that it was configured with: %s',
      async (path) => {
        const page = await openPage({ path: at(path) });
        await cardOf(page, 'Route Planner').getByRole('button').first().click();
        await eventually(() => new URL(page.url()).pathname).toBe('/signup');
        await goBack(page);
        await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
      },
    );
  });
}
