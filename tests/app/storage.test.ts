import { assert, json, oneof, property, string } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../src/page/storage';
import '../setup-draws';

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full: Storage = {
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('storage', () => {
  afterEach(() => localStorage.clear());

  it('keeps a value under its key with version and time, across a reload [STO-01]', () => {
    createStorage(() => localStorage, { now: () => 1_700_000_000_000 }).write('utms', 'utm_source=a');
    expect(JSON.parse(localStorage.getItem('waybill.utms') ?? '')).toEqual({
      v: 1,
      at: 1_700_000_000_000,
      data: 'utm_source=a',
    });
    expect(createStorage(() => localStorage).read('utms')).toMatchObject({
      at: 1_700_000_000_000,
      data: 'utm_source=a',
    });
  });

  it('forgets a removed value', () => {
    const storage = createStorage(() => localStorage);
    storage.write('cart', { a: 1 });
    storage.remove('cart');
    expect(storage.read('cart')).toBeNull();
    expect(localStorage.getItem('waybill.cart')).toBeNull();
  });

  it.each([
    ['blocked', blocked],
    ['full', () => full],
  ])('falls back to memory when storage is %s', (_, area) => {
    const storage = createStorage(area);
    storage.write('cart', { a: 1 });
    expect(storage.read('cart')?.data).toEqual({ a: 1 });
    storage.remove('cart');
    expect(storage.read('cart')).toBeNull();
  });

  it('reads invalid values as null', () => {
    assert(
      property(oneof(string(), json()), (text) => {
        localStorage.setItem('waybill.token', text);
        const kept = createStorage(() => localStorage).read('token');
        expect(kept === null || typeof kept.at === 'number').toBe(true);
      }),
    );
  });
});
