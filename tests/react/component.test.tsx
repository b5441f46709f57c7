import { act, createElement, StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentOf } from '../../src/react/component';

const Table = componentOf(
  'test-table',
  { category: 'category', memberId: 'member-id', panels: 'panels', floating: 'floating' },
  { onCartChange: 'waybill-cart-change', onError: 'waybill-error' },
);
const ALL = { category: 'routing', memberId: 7, panels: ['plan-list', 'booster-list'], floating: true };
const MARKUP =
  '<test-table class="wide" category="routing" member-id="7" panels="plan-list booster-list" floating=""><p>On its way.</p></test-table>';
const full = createElement(Table, { className: 'wide', ...ALL }, createElement('p', null, 'On its way.'));

const box = document.createElement('div');
let root: Root | undefined;
const show = (tree: ReactElement): void => act(() => (root ??= createRoot(box)).render(tree));
const element = (): HTMLElement => box.querySelector('test-table') as HTMLElement;
const say = (name: string): boolean => element().dispatchEvent(new CustomEvent(name, { cancelable: true }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  box.replaceChildren();
});

describe('a component of waybill/react', () => {
  it('writes its props as attributes, the same on a server and in the browser', () => {
    expect(renderToString(full)).toBe(MARKUP);
    show(full);
    expect(box.innerHTML).toBe(MARKUP);
  });

  it.each([undefined, null, false])('leaves an attribute out for %s, and takes it back', (value) => {
    show(full);
    show(createElement(Table, { category: value, floating: value }));
    // React empties the attribute of a class that is gone.
    expect(element().getAttributeNames()).toEqual(['class']);
  });

  it('hears its events by the newest handler, and no longer once it has left', () => {
    const [first, second, foreign] = [vi.fn(), vi.fn(), vi.fn()];
    show(createElement(Table, { onCartChange: first, onClick: foreign }));
    say('waybill-cart-change');
    show(createElement(Table, { onCartChange: second }));
    say('waybill-cart-change');
    say('waybill-error');
    const left = element();
    act(() => root?.unmount());
    left.dispatchEvent(new CustomEvent('waybill-cart-change'));
    expect([first, second, foreign].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('lets a handler prevent what it asks for', () => {
    show(createElement(Table, { onError: (event: Event) => event.preventDefault() }));
    expect([say('waybill-error'), say('waybill-cart-change')]).toEqual([false, true]);
  });

  it('hears one event once in strict mode', () => {
    const heard = vi.fn();
    show(createElement(StrictMode, null, createElement(Table, { onCartChange: heard })));
    say('waybill-cart-change');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears events where its markup came from a server, whose element it keeps', () => {
    document.body.append(box);
    box.innerHTML = MARKUP;
    const served = element();
    const heard = vi.fn();
    const failed = vi.fn();
    const tree = createElement(
      Table,
      { className: 'wide', ...ALL, onCartChange: heard },
      createElement('p', null, 'On its way.'),
    );
    act(() => {
      root = hydrateRoot(box, tree, { onRecoverableError: failed });
    });
    say('waybill-cart-change');
    expect([element() === served, heard.mock.calls.length, failed.mock.calls.length]).toEqual([true, 1, 0]);
  });

  it('gives its element to a ref', () => {
    const ref = { current: null as HTMLElement | null };
    show(createElement(Table, { ref }));
    expect(ref.current).toBe(element());
    act(() => root?.unmount());
    expect(ref.current).toBeNull();
  });
});
