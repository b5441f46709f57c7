import { act } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../../../src/api/url';
import { readMarket } from '../../../src/store/market/read-market';
import { suggestionsFor } from '../../../src/store/market/suggestions';
import { SUGGESTION_DEBOUNCE_MS, useSuggestions } from '../../../src/hooks/use-suggestions';
import { openStore } from '../../kit/flows';
import { failure } from '../../kit/page-of-store';
import { wireModule } from '../../kit/wire';
import { render } from '../../ui/render';

const titles = { 11: 'Geofencing', 12: 'Zones', 13: 'Gates' };
const products = {
  status: 200,
  currency: 'USD',
  data: Object.entries(titles).map(([id, title]) => wireModule(Number(id), { title })),
};
const answer = (...ids: readonly number[]) => ({ status: 200, data: ids.map((id) => ({ id, is_module: 1 })) });
const platforms = { status: 200, data: [] };

async function open(suggestions: unknown) {
  const page = await openStore({ products, platforms, industries: platforms, suggestions });
  await page.store.dispatch(readMarket({ language: 'en', currency: null }));
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;
const termOf = (query: Query | undefined) => (typeof query === 'object' ? query.term : undefined);
const asked = (page: Page) =>
  page.calls.flatMap(({ name, options }) => (name === 'suggestions' ? [termOf(options?.query)] : []));

describe('suggestionsFor', () => {
  it('asks the server once for a term, ignoring case and spaces, and sends it as it was typed [API-16, API-17, REV-122]', async () => {
    const page = await open(answer(11));
    for (const term of [' Geo', 'geo', ' GEO ', 'Géo '])
      expect(await page.store.dispatch(suggestionsFor(term))).toEqual(['module/11']);
    expect(asked(page)).toEqual(['Geo', 'Géo']);
  });

  it('caches answers in the session storage only [STO-08, API-17]', async () => {
    const page = await open(answer(11));
    await page.store.dispatch(suggestionsFor('geo'));
    expect(page.keptInTab.get('suggestions')).toEqual([['en geo', ['module/11']]]);
    expect([...page.kept.keys()]).not.toContain('suggestions');
    for (let term = 0; term < 60; term += 1) await page.store.dispatch(suggestionsFor(`term ${term}`));
    expect(page.keptInTab.get('suggestions')).toHaveLength(50);
  });

  it.each([
    ['failed', failure('network')],
    ['cannot be read', { status: 200 }],
  ])('does not cache an answer that %s', async (_, suggestions) => {
    const page = await open(suggestions);
    expect(await page.store.dispatch(suggestionsFor('geo'))).toBeNull();
    expect(page.keptInTab.has('suggestions')).toBe(false);
  });

  it('asks again if the cache holds garbage', async () => {
    const page = await open(answer(12));
    page.keptInTab.set('suggestions', { 'en geo': 7 });
    expect(await page.store.dispatch(suggestionsFor('geo'))).toEqual(['module/12']);
  });
});

function View({ term }: { readonly term: string }) {
  return (
    <p>
      {useSuggestions(term)
        .map(({ title }) => title)
        .join(', ')}
    </p>
  );
}

describe('useSuggestions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows local suggestions at once and the server’s after a debounce, and drops a superseded answer [MKT-18, API-16]', async () => {
    const held: ((body: unknown) => void)[] = [];
    const late = new Promise((resolve) => void held.push(resolve));
    const page = await open((options: { query: Query }) => (termOf(options.query) === 'g' ? late : answer(12, 11, 99)));
    const view = (term: string) => (
      <Provider store={page.store}>
        <View term={term} />
      </Provider>
    );
    const { find, show } = await render(view('g'));
    expect(find('p').textContent).toBe('Geofencing, Gates');
    expect(asked(page)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(SUGGESTION_DEBOUNCE_MS));
    expect(asked(page)).toEqual(['g']);

    await show(view('ge'));
    await act(() => vi.advanceTimersByTimeAsync(SUGGESTION_DEBOUNCE_MS - 1));
    await show(view('geo'));
    await act(() => vi.advanceTimersByTimeAsync(SUGGESTION_DEBOUNCE_MS));
    expect(asked(page)).toEqual(['g', 'geo']);
    expect(find('p').textContent).toBe('Geofencing, Zones');

    held[0]?.(answer(13));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(find('p').textContent).toBe('Geofencing, Zones');
    await show(view(''));
    expect(find('p').textContent).toBe('');
  });
});
