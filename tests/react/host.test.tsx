import React, { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { react, requireReact, useLatest } from '../../src/react/host';

it('is the React of the application', () => {
  expect(requireReact()).toBe(react);
  expect({ ...react }).toEqual({ ...React });
});

it('has effect events before React 19.2 too: the newest work, in a function that stays the same', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const said = vi.fn();
  const given = new Set<unknown>();
  function View({ text }: { readonly text: string }) {
    const say = useLatest(() => said(text));
    given.add(say);
    useEffect(() => say());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const text of ['one', 'two']) act(() => root.render(createElement(View, { text })));
  act(() => root.unmount());
  expect([said.mock.calls, given.size]).toEqual([[['one'], ['two']], 1]);
});
