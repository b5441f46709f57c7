import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../src/render';
import { json, runUntilReply, type Act } from '../api/kit';
import { rendered, SERVED_ANSWERS, SERVED_WIDGETS } from '../kit/served';
import { FAULTS, SAID } from './faults';

const FALLBACK = '<p>Write to us.</p>';
/** ms that the replies may take. */
const LIMIT = 3000;

const ANSWERS: Readonly<Record<string, Act>> = {
  '/en/localization': json({ status: 200, texts: {} }),
  '/services/token': json({ status: 200, token: 'visitor' }),
  ...Object.fromEntries(Object.entries(SERVED_ANSWERS).map(([name, body]) => [`/services/${name}`, json(body)])),
};

/** Renders a widget from a server that answers one path by an act of its own. @returns the result, the paths asked, and the ms it took */
async function renderedFrom(tag: string, attributes: Readonly<Record<string, string>>, path = '', act?: Act) {
  const asked = new Set<string>();
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    asked.add(pathname);
    const answer = (pathname === path ? act : undefined) ?? ANSWERS[pathname] ?? json({ status: 404 }, 404);
    const call = {
      url: String(input),
      method: 'GET',
      credentials: undefined,
      cache: undefined,
      headers: new Headers(),
      body: null,
    };
    return answer(call, init?.signal ?? new AbortController().signal);
  };
  const began = Date.now();
  const options = {
    assets: '/dist/',
    country: 'US',
    fallback: FALLBACK,
    api: 'https://api.example.com',
    fetch: send,
    timeout: LIMIT,
  };
  const result = await runUntilReply(render(tag, attributes, options));
  return { result, asked, took: Date.now() - began };
}

// Loads the parts of the views first, because their imports take real time.
beforeAll(async () => {
  for (const [tag, attributes] of SERVED_WIDGETS) await rendered(tag, attributes);
}, 60_000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server may leave out its own texts: the view then has those of the package. */
const OPTIONAL = '/en/localization';

describe.each(SERVED_WIDGETS)('<%s> with %j, rendered by a server', (tag, attributes, text) => {
  it('asks only for what everybody may read', async () => {
    const { result, asked } = await renderedFrom(tag, attributes);
    expect(result.isComplete).toBe(true);
    expect(result.html).toContain(text);
    expect(Object.keys(ANSWERS)).toEqual(expect.arrayContaining([...asked]));
  });

  describe.each(Object.keys(ANSWERS))('while %s answers with', (path) => {
    it.each(FAULTS)('$name is the whole view, or the tag with its fallback, in time', async ({ name, act }) => {
      const { result, asked, took } = await renderedFrom(tag, attributes, path, act);
      const isWhole = result.isComplete;
      if (!asked.has(path) || path === OPTIONAL) expect(isWhole).toBe(true);
      // An entry that cannot be read is left out of its list, and a view without groups has no cards.
      const hasGroups = !(name === 'a body of another shape' && path === '/services/industries');
      if (!isWhole || hasGroups) expect(result.html).toContain(isWhole ? text : `>${FALLBACK}</${tag}>`);
      if (!isWhole) expect(result).toMatchObject({ state: [], head: [], jsonLd: null });
      expect(JSON.stringify(result)).not.toMatch(new RegExp(`<template[^]*class=\\\\"sk|${SAID.slice(0, 8)}`));
      expect(took).toBeLessThanOrEqual(LIMIT);
    });
  });
});
