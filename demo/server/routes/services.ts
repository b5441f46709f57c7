import { Hono } from 'hono';
import { siteOf, sitesOf } from '../../../src/domain/catalogue/elsewhere';
import { isShownOn } from '../../../src/domain/catalogue/for-sale';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Deps, Env } from '../http/env';
import { keepReplies } from '../http/kept-replies';
import { bodyOf, currencyFor, refuse, reply, wholeNumber } from '../http/reply';
import { bundleRecord, catalogueRecord, industryRecords, money, platformRecords } from '../shop/records';
import { byTexts, found } from '../shop/search';
import { offered } from '../shop/offered';
import type { BundleRow, ModuleRow } from '../shop/shop';
import { startSession } from '../http/sessions';
import { wordsIn } from '../texts/dictionary';
import { languageFor } from '../texts/language';
import { tokenHolder, makeToken, requireToken } from '../http/tokens';

/** The module kinds that the pricing page sells in panels beside its plans. [docs/decisions/0009] */
const PANELS: ReadonlySet<string> = new Set(['booster', 'service', 'support']);
/** The number of cross-sell modules offered at once. */
const CROSS_SELL = 6;

/** Returns whether a module may be read by its id: hidden and internal modules may not. [PRC-19] */
const isShown = (row: ModuleRow): boolean => isShownOn(row, 'pricing');

const bundleRecords = (rows: readonly BundleRow[], code: CurrencyCode) => rows.map((row) => bundleRecord(row, code));

/** Serves the catalogue. [API-29 … API-37, API-49] */
export function servicesRoutes(deps: Deps): Hono<Env> {
  const { shop } = deps;
  const app = new Hono<Env>();
  const modules = [...shop.modules.values()];
  const sites = sitesOf(shop.platforms);
  const isSuggested = (row: ModuleRow): boolean =>
    row.isCrossSell && isShown(row) && siteOf({ categoryId: row.platformId ?? 0 }, sites) === null;
  const bundles = [...shop.bundles.values()];

  const moduleRecords = (rows: readonly ModuleRow[], code: CurrencyCode) =>
    rows.map((row) => catalogueRecord(shop, row, code));

  /** Returns bundles and, without duplicates, all of their modules. */
  const withModules = (rows: readonly BundleRow[], more: readonly ModuleRow[], code: CurrencyCode) => {
    const wanted = new Set(rows.flatMap((row) => row.moduleIds));
    for (const row of more) wanted.add(row.id);
    return {
      ...money(code),
      data: bundleRecords(rows, code),
      modules: moduleRecords(
        modules.filter((row) => wanted.has(row.id)),
        code,
      ),
    };
  };

  app.get('/token', async (c) => {
    const session = c.get('session') ?? (await startSession(c, deps, null));
    return reply(c, 200, { token: makeToken(tokenHolder(session), deps.secret, deps.now()) });
  });

  app.use(requireToken(deps));

  app.use(async (c, next) => {
    c.set('currency', currencyFor(c, c.get('session')?.member?.profile.currency));
    await next();
  });

  app.use(keepReplies(deps));

  app.get('/bundles', (c) => {
    const inid = wholeNumber(c.req.query('ind'));
    const rows = bundles.filter((row) => inid === null || row.inid === inid).filter(offered(c.get('session')));
    const isPricing = inid === 14;
    return reply(c, 200, {
      ...withModules(rows, isPricing ? modules.filter((row) => PANELS.has(row.kind)) : [], c.get('currency')),
      ...(isPricing && { categories: shop.planCategories }),
    });
  });

  app.get('/bundles/search', (c) => {
    const rows = found(bundles, c.req.query('q') ?? '', byTexts(wordsIn(languageFor(c))));
    return reply(c, 200, withModules(rows.filter(offered(c.get('session'))), [], c.get('currency')));
  });

  app.get('/bundles/:id', (c) => {
    const row = shop.bundles.get(wholeNumber(c.req.param('id')) ?? -1);
    if (!row || !offered(c.get('session'))(row)) return refuse(c, 404, 'There is no such bundle.');
    return reply(c, 200, withModules([row], [], c.get('currency')));
  });

  app.get('/modules', (c) => {
    const cid = wholeNumber(c.req.query('cid'));
    const rows = modules.filter((row) => cid === null || row.platformId === cid);
    const code = c.get('currency');
    return reply(c, 200, { ...money(code), data: moduleRecords(rows, code) });
  });

  app.get('/modules/search', (c) => {
    const rows = found(modules.filter(isShown), c.req.query('q') ?? '', byTexts(wordsIn(languageFor(c))));
    const code = c.get('currency');
    return reply(c, 200, { ...money(code), data: moduleRecords(rows, code) });
  });

  app.post('/modules/xsell', async (c) => {
    const known = (await bodyOf(c))?.ids;
    if (!Array.isArray(known)) return refuse(c, 400, 'The ids of the modules in the cart are needed.');
    const inCart = new Set(known.map(wholeNumber));
    const rows = modules.filter((row) => isSuggested(row) && !inCart.has(row.id)).slice(0, CROSS_SELL);
    const code = c.get('currency');
    return reply(c, 200, { ...money(code), data: moduleRecords(rows, code) });
  });

  app.get('/modules/:id', (c) => {
    const row = shop.modules.get(wholeNumber(c.req.param('id')) ?? -1);
    if (!row || !isShown(row)) return refuse(c, 404, 'There is no such module.');
    const code = c.get('currency');
    return reply(c, 200, { ...money(code), data: moduleRecords([row], code) });
  });

  app.get('/products', (c) => {
    const code = c.get('currency');
    const rows = bundles.filter(offered(c.get('session')));
    return reply(c, 200, { ...money(code), data: [...bundleRecords(rows, code), ...moduleRecords(modules, code)] });
  });

  const platforms = platformRecords(shop);
  const industries = industryRecords(shop);

  app.get('/platforms', (c) => reply(c, 200, { data: platforms }));

  app.get('/platforms/search', (c) => {
    const words = wordsIn(languageFor(c));
    return reply(c, 200, {
      data: found(
        platforms,
        c.req.query('term') ?? '',
        ({ name, description }) => `${words(name)} ${words(description)}`,
      ),
    });
  });

  app.get('/industries', (c) => reply(c, 200, { data: industries }));

  return app;
}
