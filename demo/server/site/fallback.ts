import { html, raw } from 'hono/html';
import { readIndustries, readPlatforms } from '../../../src/contract/marketplace';
import { formatAddress, parseAddress } from '../../../src/domain/marketplace/address';
import { marketOf } from '../../../src/domain/marketplace/index-of';
import {
  addressOf,
  browsedKind,
  detailsOf,
  groupOf,
  groupsOf,
  itemsOn,
  pageOf,
} from '../../../src/domain/marketplace/page';
import { sectionsOf, type Section } from '../../../src/domain/marketplace/sections';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { domainCatalogue } from '../shop/domain-catalogue';
import { industryRecords, platformRecords } from '../shop/records';
import { shopIn } from '../shop/in-language';
import type { Shop } from '../shop/shop';
import { writerOf, type Writer } from '../texts/format';
import { wordsIn } from '../texts/dictionary';
import type { Language } from '../texts/language';
import { offersJson } from './json-ld';

/** The placeholder in a page for the catalogue as HTML. */
const MARK = '<!-- %CATALOGUE% -->';
/** The placeholder in a page for JSON-LD. */
const HEAD = '<!-- %JSON-LD% -->';
/** The placeholder in a page for the name of what the address shows. */
const TITLE = '%TITLE%';
/** The placeholder in a page for whether the address shows an item or a list. */
const SHOWS = '%SHOWS%';
/** The maximum number of rows of a fallback page. */
const MOST = 200;

/** The title of the page of everything. */
const ALL = 'Add-ons';

const ROUTES = { marketplace: '/platform/marketplace', industries: '/platform/marketplace/industries' };

const marketFor = (shop: Shop): Market =>
  marketOf({
    catalogue: domainCatalogue(shop)('USD'),
    platforms: readPlatforms({ data: platformRecords(shop) }) ?? [],
    industries: readIndustries({ data: industryRecords(shop) }) ?? [],
  });

const linkTo = (item: Item, market: Market, prefix: string): string =>
  formatAddress(addressOf(detailsOf(item), market, prefix), ROUTES);

const priceOf = (item: Item, { amount }: Writer): string => (item.price === null ? '—' : amount(item.price));

const table = ({ group, items }: Section, market: Market, prefix: string, writer: Writer) =>
  html`<table class="prices">
    ${
      group &&
      html`<caption>
        ${group.name}
      </caption>`
    }
    <thead>
      <tr>
        <th scope="col">${writer.say('item')}</th>
        <th scope="col">${writer.say('per_month')}</th>
      </tr>
    </thead>
    <tbody>
      ${items.map(
        (item) =>
          html`<tr>
            <th scope="row">
              <a href="${linkTo(item, market, prefix)}">${item.title}</a>
              <span>${item.description}</span>
            </th>
            <td>${priceOf(item, writer)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

interface Shown {
  readonly sections: readonly Section[];
  readonly prefix: string;
  /** Name of the item or group; null on the page of everything. */
  readonly title: string | null;
  readonly isItem: boolean;
}

const NOTHING: Shown = { sections: [], prefix: '', title: null, isItem: false };

/** Returns the sections that an address shows: one item, one group, or all. */
function shown(path: string, market: Market): Shown | null {
  const address = parseAddress(path, ROUTES);
  if (!address) return null;
  const page = pageOf(address, market);
  const group = groupOf(page, market);
  const item = page.item === null ? undefined : market.byKey.get(page.item);
  const items = itemsOn(page, market).slice(0, MOST);
  const groups = group ? [group] : groupsOf(market, browsedKind(page.kind));
  const title = item?.title ?? group?.name ?? null;
  return { sections: sectionsOf(groups, items), prefix: address.prefix, title, isItem: item !== undefined };
}

/**
 * Fills names, prices and JSON-LD into a page as the fallback for clients without scripts; a widget replaces it.
 * @returns a function from a page, its address and language to the filled page
 */
export function fallbacks(shop: Shop): (page: string, path: string, language: Language) => Promise<string> {
  const shopFor = shopIn(shop);
  const markets = new Map<Language, Market>();
  return async (page, path, language) => {
    if (!page.includes(MARK) && !page.includes(HEAD)) return page;
    const market = markets.get(language) ?? marketFor(shopFor(language));
    markets.set(language, market);
    const { sections, prefix, title, isItem } = shown(path, market) ?? NOTHING;
    const body = await html`${sections.map((section) => table(section, market, prefix, writerOf(language, 'USD')))}`;
    const products =
      sections.length > 0 ? sections.flatMap(({ items }) => items) : [...market.catalogue.plans.values()];
    const head = await html`<script type="application/ld+json">
      ${raw(offersJson(products, market.catalogue))}
    </script>`;
    const name = String(await html`${title ?? wordsIn(language)(ALL)}`);
    return page
      .replace(MARK, () => String(body))
      .replace(HEAD, () => String(head))
      .replace(TITLE, () => name)
      .replace(SHOWS, isItem ? 'item' : 'list');
  };
}
