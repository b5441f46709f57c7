import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { Menus, Page } from '../../../tools/docs/page/page';
import { searchIndex } from '../../../tools/docs/search-index';
import { INDEX_OPTIONS } from '../../../tools/docs/search-options';

const page = (path: string, title: string, passages: Page['passages']): Page => ({
  path,
  tab: 'guides',
  title,
  summary: '',
  body: '',
  headings: [],
  passages,
});

const menus: Menus = {
  guides: [
    {
      title: 'For editors',
      pages: [
        page('guides/routes.html', 'Routes', [{ id: 'names', heading: 'Names', text: 'Write `data-route-register`.' }]),
        page('guides/payment.html', 'Payment fields', [
          { id: '', heading: '', text: 'Cards. The route register is far.' },
        ]),
      ],
    },
  ],
  widgets: [],
  api: [],
  project: [
    {
      title: 'Rooms of the code',
      pages: [
        page('project/rooms/payment.html', 'Payment', [{ id: '', heading: '', text: 'The same word, payment.' }]),
      ],
    },
  ],
};

const found = (words: string): string[] =>
  MiniSearch.loadJSON(searchIndex(menus), INDEX_OPTIONS)
    .search(words)
    .map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['data-route-register', 'guides/routes.html#names'],
    ['paym', 'guides/payment.html'],
    ['paymant', 'guides/payment.html'],
    ['ROUTES', 'guides/routes.html#names'],
  ])('finds %j in %s first', (words, id) => {
    expect(found(words)[0]).toBe(id);
  });

  it('tells of the use of the library before how it is made', () => {
    expect(found('payment')).toEqual(['guides/payment.html', 'project/rooms/payment.html']);
  });

  it('asks for all words', () => {
    expect(found('cards register')).toEqual(['guides/payment.html']);
    expect(found('cards nowhere')).toEqual([]);
  });

  it('keeps of a page its title, its place and the first words', () => {
    const [first] = MiniSearch.loadJSON(searchIndex(menus), INDEX_OPTIONS).search('names');
    expect(first).toMatchObject({ title: 'Routes', heading: 'Names', group: 'Guides · For editors' });
  });
});
