import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { search, searchIndexOf } from '../../../src/domain/marketplace/search';
import { searchKey, suggest } from '../../../src/domain/marketplace/suggest';
import { matchesIn, plain } from '../../../src/domain/marketplace/text';
import { aCatalogue, aModule } from '../../kit/catalogue';
import { aMarket, keysOf, PLATFORMS } from './kit';

const shelf = (titles: readonly string[]) =>
  aMarket({
    catalogue: aCatalogue({
      modules: titles.map((title, at) =>
        aModule({ id: at + 1, title, categoryId: 1, code: `code-of-number-${at + 1}` }),
      ),
    }),
    industries: [],
  });

const find = (term: string, ...titles: readonly string[]) =>
  search(searchIndexOf(shelf(titles)), term).map(({ title }) => title);

describe('search', () => {
  it.each([
    ['geo', ['Geofencing', 'Live Geo Data'], 'Cold Chain'],
    ['GEOFENC', ['Geofencing'], 'Geo'],
    ['chain cold', ['Cold Chain'], 'Cold Storage'],
    ['edition', ['Édition spéciale'], 'Other'],
    ['Édition', ['EDITION'], 'Other'],
    ['dinh tuyen', ['Định tuyến'], 'Other'],
    ['маршр', ['Маршрутизация'], 'Other'],
    ['fencing', ['Geofencing'], 'Other'],
  ])('finds by "%s" [MKT-18, MKT-21]', (term, hits, other) => expect(find(term, ...hits, other)).toEqual(hits));

  it('ranks exact titles first, then prefixes, words, substrings, categories, descriptions', () => {
    const titles = ['Hub Route', 'Subroute', 'Route', 'Route Planner', 'Other'];
    // All are in the category Routing, which also starts with the term, so all match and the weakest come last.
    expect(find('route', ...titles)).toEqual(['Route', 'Route Planner', 'Hub Route', 'Subroute']);
    expect(find('routing', 'Alpha', 'Routing Manage')).toEqual(['Routing Manage', 'Alpha']);
  });

  it('finds packages and modules, also by their descriptions [MKT-20, MKT-21]', () => {
    const index = searchIndexOf(aMarket());
    expect(keysOf(search(index, 'field service'))).toEqual(['package/61', 'package/62']);
    expect(keysOf(search(index, 'dispatch'))).toEqual(['module/11']);
    expect(search(index, 'classic')).toEqual([]);
  });

  it('returns all items for an empty term, and none for a term without words', () => {
    const index = searchIndexOf(aMarket());
    expect(search(index, '  ')).toHaveLength(7);
    expect(search(index, '***')).toEqual([]);
  });

  it('finds the same while a term is typed or deleted letter by letter as with the whole term', () => {
    const market = aMarket();
    const index = searchIndexOf(market);
    const typed = ['r', 'ro', 'rou', 'ro', 'ro f', 'ro fi', 'ro', 'te', 'ter', 'ter ro', 'r'];
    for (const term of typed) expect([term, search(index, term)]).toEqual([term, search(searchIndexOf(market), term)]);
    // The result is memoized for the same term.
    expect(search(index, 'r')).toBe(search(index, 'R '));
  });

  it('finds every item by its own title', () => {
    const title = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => /[\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 5 }), (titles) => {
        for (const one of titles) expect(find(one, ...titles)).toContain(one);
      }),
    );
  });
});

const marked = (text: string, term: string): string =>
  matchesIn(text, term)
    .toReversed()
    .reduce((said, [from, to]) => `${said.slice(0, from)}[${said.slice(from, to)}]${said.slice(to)}`, text);

describe('matchesIn', () => {
  it.each([
    ['Telematics Gateway', 'tele', '[Tele]matics Gateway'],
    ['Cold Chain Telemetry', 'TELE cold', '[Cold] Chain [Tele]metry'],
    ['Subroute Route', 'route', 'Subroute [Route]'],
    ['Geofencing', 'fenc', 'Geo[fenc]ing'],
    ['Édition', 'edi', '[Édi]tion'],
    ['E\u0301dition', 'e', '[E\u0301]dition'],
    ['Định tuyến', 'dinh', '[Định] tuyến'],
    ['Straße', 'strasse', '[Straße]'],
    ['Route Router', 'route router', '[Route] [Router]'],
    ['Nothing', 'xyz', 'Nothing'],
  ])('marks in "%s" the matches of "%s"', (text, term, says) => expect(marked(text, term)).toBe(says));

  it('marks ranges within the text that never split a character', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(word, fc.array(word), (term, others) => {
        const text = [...others, term].join(' ');
        const ranges = matchesIn(text, term);
        expect(ranges.length).toBeGreaterThan(0);
        for (const [from, to] of ranges) {
          expect(0 <= from && from < to && to <= text.length).toBe(true);
          // encodeURIComponent throws for half a surrogate pair.
          expect(encodeURIComponent(text.slice(from, to))).not.toBe('');
        }
      }),
    );
  });
});

describe('suggest', () => {
  const market = aMarket();
  const index = searchIndexOf(market);
  const says = (term: string, ...also: Parameters<typeof suggest>[3] & string[]) =>
    suggest(term, market, index, also).map((one) => `${one.kind} ${one.title}`);

  it('offers items, then categories and industries [MKT-18, MKT-19]', () => {
    expect(says('ro')).toEqual([
      'item Routing Manage',
      'item Territory Routing',
      'item Curbside Pickup',
      'group Routing',
    ]);
    expect(says('tele')).toEqual(['item Custom Optimizer', `group ${PLATFORMS[2]?.name}`]);
    expect(says('field')).toContain('group Field Service');
    expect(says(' ')).toEqual([]);
  });

  it('adds the server’s suggestions that are for sale', () => {
    expect(says('manage', 'module/14', 'module/16', 'module/999')).toEqual([
      'item Routing Manage',
      'item Territory Routing',
    ]);
  });

  it('normalises the case and spaces of a term', () => {
    expect([searchKey(' Télé  MATICS '), searchKey('tele matics'), plain('ÆØ')]).toEqual([
      'télé matics',
      'tele matics',
      'aeo',
    ]);
  });
});
