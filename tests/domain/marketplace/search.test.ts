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

  it('puts whole titles first, then beginnings, words, parts, categories, descriptions', () => {
    const titles = ['Hub Route', 'Subroute', 'Route', 'Route Planner', 'Other'];
    // All stand in the category Routing, which the word begins: none is lost, and those come last.
    expect(find('route', ...titles)).toEqual(['Route', 'Route Planner', 'Hub Route', 'Subroute']);
    expect(find('routing', 'Alpha', 'Routing Manage')).toEqual(['Routing Manage', 'Alpha']);
  });

  it('finds packages and modules, by what they say of themselves too [MKT-20, MKT-21]', () => {
    const index = searchIndexOf(aMarket());
    expect(keysOf(search(index, 'field service'))).toEqual(['package/61', 'package/62']);
    expect(keysOf(search(index, 'dispatch'))).toEqual(['module/11']);
    expect(search(index, 'classic')).toEqual([]);
  });

  it('is all for nothing, and nothing for what is no word', () => {
    const index = searchIndexOf(aMarket());
    expect(search(index, '  ')).toHaveLength(7);
    expect(search(index, '***')).toEqual([]);
  });

  it('finds the same letter by letter, forward and back, as at once', () => {
    const market = aMarket();
    const index = searchIndexOf(market);
    const typed = ['r', 'ro', 'rou', 'ro', 'ro f', 'ro fi', 'ro', 'te', 'ter', 'ter ro', 'r'];
    for (const term of typed) expect([term, search(index, term)]).toEqual([term, search(searchIndexOf(market), term)]);
    // What is asked for again is the same answer.
    expect(search(index, 'r')).toBe(search(index, 'R '));
  });

  it('finds every item by its own title, whatever that is', () => {
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
  ])('marks in "%s" what "%s" met', (text, term, says) => expect(marked(text, term)).toBe(says));

  it('marks what it met, never leaves the text, nor cuts a character', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(word, fc.array(word), (term, others) => {
        const text = [...others, term].join(' ');
        const ranges = matchesIn(text, term);
        expect(ranges.length).toBeGreaterThan(0);
        for (const [from, to] of ranges) {
          expect(0 <= from && from < to && to <= text.length).toBe(true);
          // Throws for half a character.
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

  it('adds what the server suggests, as far as it is for sale', () => {
    expect(says('manage', 'module/14', 'module/16', 'module/999')).toEqual([
      'item Routing Manage',
      'item Territory Routing',
    ]);
  });

  it('asks the same question once', () => {
    expect([searchKey(' Télé  MATICS '), searchKey('tele matics'), plain('ÆØ')]).toEqual([
      'télé matics',
      'tele matics',
      'aeo',
    ]);
  });
});
