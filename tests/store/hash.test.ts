import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { configured } from '../../src/store/slices/config';
import { hashSeen } from '../../src/store/slices/cart';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };

describe('a package hash in the address', () => {
  it.each(['#plan-1001', '#plan-code-1001'])(
    '%s puts that package into a visitor’s cart and stays [NAV-17]',
    async (hash) => {
      const page = await openStore({ cartAdd: ADDED });
      page.store.dispatch(hashSeen({ hash, origin: null }));
      await holds(() => page.store.getState().cart.trackingId !== null);
      expect(page.store.getState().cart.content.plan?.id).toBe(1001);
      expect(page.moves).toEqual([]);
    },
  );

  it('passes its campaign on with the add call and keeps it [NAV-19, STO-09, API-07]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(hashSeen({ hash: '#plan-1001?utm_source=a&utm_medium=b', origin: null }));
    await holds(() => page.store.getState().cart.trackingId !== null);
    expect(new URLSearchParams(String(page.writes()[0]?.options?.query)).get('utm_source')).toBe('a');
    expect(page.kept.get('utms')).toBe('utm_source=a&utm_medium=b');
  });

  it('neither sends nor keeps its campaign while the reader has not agreed', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(configured({ analytics: 'after-consent' }));
    page.store.dispatch(hashSeen({ hash: '#plan-1001?utm_source=a&utm_medium=b', origin: null }));
    await holds(() => page.store.getState().cart.trackingId !== null);
    expect(String(page.writes()[0]?.options?.query ?? '')).not.toContain('utm');
    expect(page.kept.get('utms')).toBeUndefined();
  });

  it('adds nothing for a member [NAV-18]', async () => {
    const page = await openStore({ session: sessionBody(), cart: cartBody(null), cartAdd: ADDED });
    page.store.dispatch(hashSeen({ hash: '#plan-1001', origin: null }));
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    expect(page.writes()).toEqual([]);
    expect(page.store.getState().cart.content.plan).toBeNull();
  });

  it('does nothing if it is unknown, and acts once if it is seen twice [NAV-17]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(hashSeen({ hash: '#nothing', origin: null }));
    page.store.dispatch(hashSeen({ hash: '#plan-1001', origin: 'a' }));
    page.store.dispatch(hashSeen({ hash: '#plan-1001', origin: 'b' }));
    await holds(() => page.store.getState().cart.trackingId !== null);
    expect(page.writes()).toHaveLength(1);
  });

  it.each([
    ['a package that was picked on another page', 1001, 'picked'],
    ['no pick', undefined, null],
  ])('of the packages’ route tells of %s [PRC-22]', async (_, picked, notice) => {
    const plan = picked === undefined ? null : wirePlan(picked);
    const page = await openStore(
      { session: sessionBody(), cart: cartBody(plan) },
      { pathname: '/account/manage-features' },
    );
    if (picked !== undefined) page.keptInTab.set('picked', picked);
    page.store.dispatch(hashSeen({ hash: '#packages', origin: null }));
    await holds(() => page.calls.some(({ name }) => name === 'cart') && page.store.getState().cart.reading !== 'now');
    await setImmediate();
    expect(page.store.getState().cart.notice).toBe(notice);
  });
});
