import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STUB } from '../../src/loader/stub';
import { BOOT, takeClicks } from '../../src/page/page';
import { examples } from '../kit/manual';
import { pageWith, turnsTaken } from './kit';

/** Writes the stub into the page, as an inline script right behind the loader's tag does. */
function stubPage(): typeof window.waybill {
  runInNewContext(STUB, { self: window, addEventListener });
  return window.waybill;
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'waybill');
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, BOOT);
});

describe('the stub of the page', () => {
  it('has at most 200 bytes', () => {
    expect(new TextEncoder().encode(STUB).length).toBeLessThanOrEqual(200);
  });

  it('stands in the manual as it is here', () => {
    const codes = examples().map(({ code }) => code);
    expect(codes.some((code) => code.includes(`<script>${STUB}</script>`))).toBe(true);
  });

  it('leaves the object of a loader that came first', () => {
    pageWith('');
    const { waybill } = window;
    expect(stubPage()).toBe(waybill);
  });

  it('keeps a configuration, which holds before the first read is sent', async () => {
    const server = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', server);
    stubPage().configure({ api: 'https://said.example', currency: 'EUR' });
    pageWith('<waybill-pricing-table></waybill-pricing-table>');
    await turnsTaken();
    expect(server).toHaveBeenCalledWith('https://said.example/services/token', expect.anything());
  });

  it('keeps what the reader has decided', () => {
    stubPage().consent(true);
    pageWith('');
    expect(Reflect.get(globalThis, BOOT)).toMatchObject({ consent: true });
  });

  it('keeps listeners', () => {
    const heard = vi.fn();
    stubPage().on('error', heard);
    pageWith('');
    document.dispatchEvent(new CustomEvent('waybill-error'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keeps calls in their order, and gives what they give', async () => {
    const stub = stubPage();
    const added = stub.cart.add('package/35');
    void stub.cart.clear();
    const { imported, waybill } = pageWith('');
    waybill.cart.add.mockResolvedValue({ status: 'added' });
    expect(imported).toEqual(['index.js']);
    await turnsTaken();
    await expect(added).resolves.toEqual({ status: 'added' });
    expect(waybill.cart.add).toHaveBeenCalledWith('package/35');
    expect(waybill.cart.clear).toHaveBeenCalledOnce();
  });

  it('can be waited for', async () => {
    const { ready } = stubPage();
    const waited = (async () => await ready)();
    const { waybill } = pageWith('<waybill-cart></waybill-cart>');
    await turnsTaken();
    await waited;
    expect(window.waybill).toBe(waybill);
  });

  it('passes calls on that come through it later', async () => {
    const stub = stubPage();
    const { waybill } = pageWith('<waybill-cart></waybill-cart>');
    await turnsTaken();
    stub.configure({ country: 'DE' });
    expect(waybill.configure).toHaveBeenCalledWith({ country: 'DE' });
  });

  it('names a wrong call in the console, and lets the calls behind it run', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const stub = stubPage();
    Reflect.apply(Reflect.get(stub, 'configuration'), undefined, []);
    void stub.cart.get();
    stub.configure({ country: 'DE' });
    pageWith('');
    expect(Reflect.get(globalThis, BOOT)).toMatchObject({ country: 'DE' });
    expect(error.mock.calls.map(String)).toEqual([
      expect.stringContaining('TypeError'),
      expect.stringContaining('await waybill.ready'),
    ]);
  });

  it('keeps presses from before the loader, and each of those behind it counts once', () => {
    document.body.innerHTML = '<button id="early"></button><button id="late"></button>';
    const [early, late] = document.querySelectorAll('button');
    stubPage();
    early?.click();
    pageWith('');
    late?.click();
    expect(takeClicks()).toEqual([early, late]);
    early?.click();
    expect(takeClicks()).toEqual([]);
  });
});
