import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchCache } from '../../src/loader/prefetch';
import { ADVICE } from '../../src/loader/script';
import { pageWith, turnsTaken } from './kit';

const PRICING = [
  'elements/pricing-table.js',
  'chunks/core.js',
  'chunks/part-abc123-0.js',
  'chunks/en-pricing-abc123.js',
  'index.js',
];

const RUN = ['elements/pricing-table.js', 'index.js'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the loader', () => {
  it('preloads all chunks of a widget in parallel, and then imports its own file', async () => {
    const { imported, preloaded } = pageWith('<waybill-pricing-table></waybill-pricing-table>');
    await turnsTaken();
    expect(preloaded).toEqual(PRICING);
    expect(imported).toEqual(RUN);
  });

  describe('on a page with a view that a server has rendered', () => {
    const SERVED = '<waybill-pricing-table data-served></waybill-pricing-table>';

    it('lets the browser paint it before it preloads code', async () => {
      let frame: FrameRequestCallback | undefined;
      vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
        frame = run;
        return 1;
      });
      const { preloaded, imported } = pageWith(SERVED);
      await vi.advanceTimersByTimeAsync(200);
      expect(preloaded).toEqual([]);
      frame?.(200);
      await turnsTaken();
      expect({ preloaded, imported }).toEqual({ preloaded: PRICING, imported: RUN });
    });

    it('waits for a frame no longer than 300 ms, because a hidden page paints none', async () => {
      vi.stubGlobal('requestAnimationFrame', () => 1);
      const { preloaded } = pageWith(SERVED);
      await vi.advanceTimersByTimeAsync(299);
      expect(preloaded).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(preloaded).toEqual(PRICING);
    });
  });

  it('takes a widget from a file whose name no content blocker looks for', async () => {
    const { imported } = pageWith('<waybill-share-quote></waybill-share-quote>');
    await turnsTaken();
    expect(imported).toEqual(['elements/send-quote.js', 'index.js']);
  });

  describe('with an API', () => {
    const server = vi.fn<typeof fetch>();
    const API = { attributes: 'data-api="https://api.example"' };
    const CART_FIRST = '<waybill-cart></waybill-cart><waybill-pricing-table></waybill-pricing-table>';
    beforeEach(() => {
      localStorage.clear();
      prefetchCache().clear();
      vi.stubGlobal('fetch', server);
    });

    it.each([
      [true, []],
      [false, ['waybill.timestamp', 'waybill.token']],
    ])('keeps the token for the next page, unless the page is prerendered: %s', async (isPrerendered, kept) => {
      Object.defineProperty(document, 'prerendering', { value: isPrerendered, configurable: true });
      server.mockImplementation(async () => Response.json({ token: 'tok' }));
      pageWith(CART_FIRST, API);
      await turnsTaken();
      Reflect.deleteProperty(document, 'prerendering');
      expect(server).toHaveBeenLastCalledWith('https://api.example/services/bundles?ind=14', expect.anything());
      expect(Object.keys(localStorage).toSorted()).toEqual(kept);
    });

    it('imports nothing until the early reads of all widgets have been sent, including those further down the page', async () => {
      let answer: ((token: Response) => void) | undefined;
      server.mockImplementation((url) =>
        url === 'https://api.example/services/token'
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : Promise.resolve(Response.json({})),
      );
      const { imported } = pageWith(CART_FIRST, API);
      await turnsTaken();
      expect(imported).toEqual([]);
      answer?.(Response.json({ token: 'tok' }));
      await turnsTaken();
      expect(server).toHaveBeenCalledWith('https://api.example/services/bundles?ind=14', expect.anything());
      expect(imported).toEqual(expect.arrayContaining(['elements/cart.js', ...RUN]));
    });

    it.each([
      ['is slow', () => new Promise<Response>(() => {}), 300],
      ['is refused', async () => Response.json({}, { status: 500 }), 0],
      ['fails to load', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ])('does not wait for a token that %s', async (_, token, wait) => {
      server.mockReset().mockImplementation(token);
      const { imported } = pageWith(CART_FIRST, API);
      await vi.advanceTimersByTimeAsync(wait);
      expect(imported).toEqual(expect.arrayContaining(RUN));
    });
  });

  it('waits until the document is parsed, but offers window.waybill to scripts before that', async () => {
    const { page, imported } = pageWith('<waybill-cart></waybill-cart>', { isRead: false });
    window.waybill.configure({ country: 'US' });
    await turnsTaken();
    expect(imported).toEqual([]);
    page.dispatchEvent(new Event('DOMContentLoaded'));
    await turnsTaken();
    expect(imported).toContain('elements/cart.js');
  });

  it('loads nothing on a page without a widget', async () => {
    const { imported } = pageWith('<main><p>Nothing here</p></main>');
    await turnsTaken();
    expect(imported).toEqual([]);
  });

  it('loads a widget once, however often its tag occurs', async () => {
    const { imported } = pageWith('<waybill-cart></waybill-cart><waybill-cart></waybill-cart>');
    await turnsTaken();
    expect(imported.filter((file) => file === 'elements/cart.js')).toHaveLength(1);
  });

  it('loads no second copy of a widget that another script has defined, only window.waybill', async () => {
    vi.spyOn(customElements, 'get').mockReturnValue(HTMLElement);
    const { imported } = pageWith('<waybill-cart></waybill-cart>', { attributes: 'data-api=""' });
    await turnsTaken();
    expect(imported).toEqual(['index.js']);
  });

  it('loads the texts of the page’s language', async () => {
    const { preloaded } = pageWith('<waybill-pricing-table></waybill-pricing-table>', { lang: 'es-MX' });
    await turnsTaken();
    expect(preloaded).toContain('chunks/es-pricing-abc123.js');
    expect(preloaded).not.toContain('chunks/en-pricing-abc123.js');
  });

  it('finds tags that are added later, also deep within an added element', async () => {
    const { page, imported } = pageWith('');
    const section = page.createElement('section');
    section.append(page.createElement('waybill-cart'));
    page.body.append(section);
    await turnsTaken();
    expect(imported).toContain('elements/cart.js');
  });

  it('finds placeholders that are added later, and elements that become one', async () => {
    const { page, imported } = pageWith('<div id="later"></div>');
    const placeholder = page.createElement('div');
    placeholder.dataset['waybill'] = 'cart';
    page.body.append(placeholder);
    page.getElementById('later')?.setAttribute('data-waybill', 'pricing-table');
    await turnsTaken();
    expect(imported).toEqual(expect.arrayContaining(['elements/cart.js', 'elements/pricing-table.js']));
    expect(page.querySelector('#later > waybill-pricing-table')).not.toBeNull();
  });

  it('logs once that a widget could not be loaded, and leaves the fallback', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { page } = pageWith('<waybill-cart><p>Call us</p></waybill-cart>', { fails: 'elements/cart.js' });
    page.body.append(page.createElement('waybill-cart'));
    await turnsTaken();
    // The page may be on its way to another one, which ends what it loads.
    expect(error).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('<waybill-cart>'), expect.any(TypeError), ADVICE);
    expect(page.querySelector('waybill-cart p')?.textContent).toBe('Call us');
  });
});

describe('a widget that could not be loaded', () => {
  it.each<[string, (page: Document) => void]>([
    ['when the network is back', () => void window.dispatchEvent(new Event('online'))],
    ['when the page is shown', () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['after five seconds', () => void vi.advanceTimersByTime(5000)],
  ])('is loaded again %s, past what a cache has kept of it', async (_, happens) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { imported, page } = pageWith('<waybill-cart></waybill-cart>', { fails: 'elements/cart.js' });
    await turnsTaken();
    happens(page);
    await turnsTaken();
    expect(imported.filter((file) => file.startsWith('elements/'))).toEqual(['elements/cart.js', 'elements/cart.js?1']);
  });

  it('is tried once for each failure, however many events ask for it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { imported } = pageWith('<waybill-cart></waybill-cart>', { fails: 'elements/cart.js' });
    for (let shown = 0; shown < 20; shown += 1) {
      await turnsTaken();
      window.dispatchEvent(new Event('online'));
    }
    await turnsTaken();
    const before = imported.length;
    window.dispatchEvent(new Event('online'));
    await turnsTaken();
    expect(imported.slice(before).filter((file) => file.startsWith('elements/'))).toHaveLength(1);
  });

  it('is tried less and less often, and once at a time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { imported } = pageWith('<waybill-cart></waybill-cart>', { fails: 'elements/cart.js' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(imported.filter((file) => file.startsWith('elements/'))).toHaveLength(4);
  });

  it('is loaded again with the runtime at the next call of window.waybill', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { imported } = pageWith('', { fails: 'index.js' });
    window.waybill.cart.add('package/35');
    await turnsTaken();
    expect(error).toHaveBeenCalledWith(expect.any(TypeError));
    window.waybill.cart.add('package/35');
    await turnsTaken();
    expect(imported).toEqual(['index.js', 'index.js?1']);
  });
});

describe('window.waybill', () => {
  it('is replaced by the runtime’s own object', async () => {
    const { waybill } = pageWith('<waybill-cart></waybill-cart>');
    const { ready } = window.waybill;
    await turnsTaken();
    await ready;
    expect(window.waybill).toBe(waybill);
  });

  it('stores a configuration until the runtime is loaded', async () => {
    const { waybill } = pageWith('', { attributes: 'data-api="https://api.example"' });
    window.waybill.configure({ country: 'US' });
    expect(Reflect.get(globalThis, Symbol.for('waybill/boot'))).toMatchObject({
      api: 'https://api.example',
      country: 'US',
    });
    expect(waybill.configure).not.toHaveBeenCalled();
  });

  it('passes a configuration on to the loaded runtime', async () => {
    const { waybill } = pageWith('<waybill-cart></waybill-cart>');
    await turnsTaken();
    window.waybill.configure({ country: 'US' });
    await turnsTaken();
    expect(waybill.configure).toHaveBeenCalledWith({ country: 'US' });
  });

  it('keeps what the reader has decided until the runtime is loaded, and passes it on from then on', async () => {
    const { imported, waybill } = pageWith('');
    window.waybill.consent(true);
    await turnsTaken();
    expect(imported).toEqual([]);
    expect(Reflect.get(globalThis, Symbol.for('waybill/boot'))).toMatchObject({ consent: true });
    const early = window.waybill;
    void early.cart.clear();
    await turnsTaken();
    early.consent(false);
    expect(waybill.configure).toHaveBeenLastCalledWith({ consent: false });
  });

  it('does not load the runtime just to be configured', async () => {
    const { imported } = pageWith('');
    window.waybill.configure({ country: 'US' });
    await turnsTaken();
    expect(imported).toEqual([]);
  });

  it('loads the runtime for the first change of the cart, and applies the change then', async () => {
    const { imported, waybill } = pageWith('');
    window.waybill.cart.add('package/35');
    window.waybill.cart.clear();
    expect(imported).toEqual(['index.js']);
    await turnsTaken();
    expect(waybill.cart.add).toHaveBeenCalledWith('package/35');
    expect(waybill.cart.clear).toHaveBeenCalledOnce();
  });

  it('throws an error that says how to wait if the cart is read too early', () => {
    pageWith('');
    expect(() => window.waybill.cart.get()).toThrow('await waybill.ready');
  });
});
