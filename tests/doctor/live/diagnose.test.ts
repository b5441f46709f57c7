import { beforeEach, describe, expect, it, vi } from 'vitest';
import { known } from 'virtual:waybill/known';
import type { Running } from '../../../src/doctor/kit/facts';
import { reportVersions } from '../../../src/element/versions';
import { diagnose } from '../../../src/doctor/live/diagnose';

const API = 'https://api.example.com';
const SCRIPT = `<script type="module" src="https://cdn.example.com/waybill/waybill.js" data-api="${API}"></script>`;
const TABLE = '<waybill-pricing-table><a href="/prices">Our prices</a></waybill-pricing-table>';

const running: Running = {
  version: known.version,
  api: API,
  routes: { register: '/signup' },
  defaultRoutes: { register: '/register' },
  allowedOrigins: [],
  isRouted: false,
  categories: null,
  items: null,
};

const json = (status = 200): Response =>
  new Response('{}', { status, headers: { 'Content-Type': 'application/json' } });
const html = (status = 200): Response =>
  new Response('<p>Hello</p>', { status, headers: { 'Content-Type': 'text/html' } });

type Answer = (address: string, init: RequestInit) => Response;

/** The page of the tests answers with nothing special; this answers for other addresses. */
function answering(answer: Answer, own: Answer = () => html()): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const isOwn = new URL(address).origin === location.origin;
    return (isOwn ? own : answer)(address, init);
  });
}

const refused = (): never => {
  throw new TypeError('Failed to fetch');
};

const codes = async (page: Running | null = running): Promise<readonly string[]> =>
  (await diagnose(document, page, known)).map(({ code }) => code).filter((code) => code !== 'cookies-other-site');

beforeEach(() => {
  // jsdom records no resources.
  vi.stubGlobal('performance', { getEntriesByName: () => [] });
  document.head.innerHTML = SCRIPT;
  document.body.innerHTML = TABLE;
  answering(() => json());
});

describe('the open page', () => {
  it('has no findings where all is well', async () => {
    expect(await codes()).toEqual([]);
  });

  it('names a second script of another release whose address has no number', async () => {
    document.head.innerHTML = SCRIPT + SCRIPT.replace('cdn.', 'files.');
    expect(await codes()).toContain('script-twice');
    const page = globalThis as { [key: symbol]: unknown };
    const [first, second] = [Symbol.for('waybill/loader'), Symbol.for('waybill/versions')];
    page[first] = '1.0.0';
    vi.spyOn(console, 'error').mockReturnValue();
    reportVersions('1.1.0', '1.0.0');
    expect(await codes()).toContain('releases-two');
    for (const symbol of [first, second]) Reflect.deleteProperty(page, symbol);
  });

  it('names a fetch that answers nothing', async () => {
    vi.stubGlobal('fetch', () => undefined);
    expect(await codes()).toContain('built-in-changed');
  });

  it('names the element of a finding', async () => {
    document.body.innerHTML = '<main><waybil-cart>x</waybil-cart></main>';
    const [finding] = (await diagnose(document, running, known)).filter(({ code }) => code === 'tag-unknown');
    expect(finding?.element).toBe(document.querySelector('waybil-cart'));
  });

  it('without a script that ran is told so', async () => {
    expect(await codes(null)).toEqual(['script-not-run']);
    document.head.innerHTML = '';
    expect(await codes(null)).toEqual(['script-missing']);
  });

  it('does not count what widgets draw, nor the element in its placeholder', async () => {
    document.body.innerHTML = `<div data-waybill="pricing-table">${TABLE}</div>`;
    const widget = document.querySelector('waybill-pricing-table');
    widget?.attachShadow({ mode: 'open' }).append(document.createElement('waybill-nothing'));
    expect(await codes()).toEqual([]);
  });

  it('asks where the buttons lead', async () => {
    answering(
      () => json(),
      (address) => html(address.endsWith('/signup') ? 404 : 200),
    );
    expect(await codes()).toEqual(['route-not-found']);
  });

  it('reads the policy that comes with it', async () => {
    const policy = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src *, connect-src 'self'" };
    answering(
      () => json(),
      () => new Response('', { headers: policy }),
    );
    expect(await codes()).toEqual(['policy-connect']);
  });
});

describe('the API of the open page', () => {
  it.each<[string, readonly string[], Answer]>([
    ['answers', [], () => json()],
    ['is down', ['api-unreachable'], refused],
    ['does not allow this site', ['api-cors'], (_, { mode }) => (mode === 'no-cors' ? html() : refused())],
    [
      'allows it without credentials',
      ['api-cors'],
      (_, { credentials }) => (credentials === 'omit' ? json() : refused()),
    ],
    ['is a website', ['api-is-page'], () => html()],
    ['has another base', ['api-not-found'], () => html(404)],
    ['fails', ['api-failing'], () => json(500)],
  ])('%s: %j', async (_, expected, answer) => {
    answering(answer);
    expect(await codes()).toEqual(expected);
  });

  it('says which of the two allowances is missing', async () => {
    answering((_, { credentials }) => (credentials === 'omit' ? json() : refused()));
    const found = await diagnose(document, running, known);
    expect(found.find(({ code }) => code === 'api-cors')?.message).toContain('without credentials');
  });

  it('is told as stopped by the policy, where the browser says so', async () => {
    answering(() => {
      const event = new Event('securitypolicyviolation');
      Object.assign(event, { effectiveDirective: 'connect-src', blockedURI: `${API}/account/session` });
      document.dispatchEvent(event);
      return refused();
    });
    expect(await codes()).toEqual(['policy-connect']);
  });
});
