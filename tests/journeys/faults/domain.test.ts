import { beforeEach, describe, expect, it, vi } from 'vitest';
import { domainHistories } from '../histories/domain';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { playDomain, type DomainHistory } from '../levels/play-domain';

/** The name of the canary fault that is planted; empty for none. */
const { put } = vi.hoisted(() => ({ put: { back: '' } }));

vi.mock('../../../src/domain/pricing/module-price', async (load) => {
  const real = await load<typeof import('../../../src/domain/pricing/module-price')>();
  return { ...real, isOnce: ((line) => put.back !== 'monthly once' && real.isOnce(line)) satisfies typeof real.isOnce };
});
vi.mock('../../../src/domain/pricing/yearly', async (load) => {
  const real = await load<typeof import('../../../src/domain/pricing/yearly')>();
  const yearly: typeof real.yearly = (perMonth) =>
    put.back === 'a month for a year' ? perMonth : real.yearly(perMonth);
  const perPeriod: typeof real.perPeriod = (perMonth, cycle) => (cycle === 'year' ? yearly(perMonth) : perMonth);
  return { yearly, perPeriod };
});
vi.mock('../../../src/domain/pricing/usage-price', async (load) => {
  const real = await load<typeof import('../../../src/domain/pricing/usage-price')>();
  const chargeable: typeof real.chargeable = (item, quantity) =>
    put.back === 'free users' ? quantity : real.chargeable(item, quantity);
  return { ...real, chargeable };
});
vi.mock('../../../src/domain/money/minor', async (load) => {
  const real = await load<typeof import('../../../src/domain/money/minor')>();
  const applyPercentOff: typeof real.applyPercentOff = (amount, discount, decimals) =>
    put.back === 'no floor'
      ? real.mulDivRound(amount, 10_000 - discount, 10_000)
      : real.applyPercentOff(amount, discount, decimals);
  return { ...real, applyPercentOff };
});
vi.mock('../../../src/domain/time/day', async (load) => {
  const real = await load<typeof import('../../../src/domain/time/day')>();
  const daysBetween: typeof real.daysBetween = (from, to) => {
    const days = real.daysBetween(from, to);
    return put.back === 'without today' && days > 0 && days < 28 ? days - 1 : days;
  };
  return { ...real, daysBetween };
});
vi.mock('../../../src/domain/cart/closure', async (load) => {
  const real = await load<typeof import('../../../src/domain/cart/closure')>();
  const missingDependencies: typeof real.missingDependencies = (...all) =>
    put.back === 'no dependencies' ? [] : real.missingDependencies(...all);
  return { ...real, missingDependencies };
});

vi.mock('../../../src/domain/cart/seats', async (load) => {
  const real = await load<typeof import('../../../src/domain/cart/seats')>();
  const withUsers: typeof real.withUsers = (before, after) =>
    put.back === 'seats alone' ? after : real.withUsers(before, after);
  return { ...real, withUsers };
});

vi.mock('../../../src/domain/marketplace/price', async (load) => {
  const real = await load<typeof import('../../../src/domain/marketplace/price')>();
  const explainItem: typeof real.explainItem = (item, asked) => {
    const { account } = asked;
    const { subscription } = account;
    if (put.back !== 'held is charged' || !subscription) return real.explainItem(item, asked);
    const unknown = { ...subscription, moduleIds: [], lines: [] };
    return real.explainItem(item, { ...asked, account: { ...account, subscription: unknown } });
  };
  return { ...real, explainItem };
});

const TRIED = 1500;
const law = async (): Promise<void> => {
  const pairs = ledgerOfPairs();
  const playOne = (one: DomainHistory, tell: (words: string) => void): void => playDomain(pairs, one, tell);
  await playAll(`with ${put.back || 'nothing'}`, domainHistories, TRIED, pairs, playOne, { shortens: false });
};

beforeEach(() => void (put.back = ''));

describe('a canary fault in the domain', () => {
  it.each([
    ['monthly once', 'a one-off service is charged every month'],
    ['a month for a year', 'a yearly bill asks for one month'],
    ['free users', 'free users are charged'],
    ['no floor', 'a discount is not floored to whole units'],
    ['without today', 'proration leaves today out'],
    ['seats alone', 'a support level is not paid for by all users'],
    ['held is charged', 'the page of an add-on asks for what is held'],
    ['no dependencies', 'what a module needs is not in the cart'],
  ])('is found: %s (%s)', async (fault) => {
    put.back = fault;
    await expect(law()).rejects.toThrow(/shown .*, expected/);
  });

  it('is the only cause of a failure: without it the histories pass', async () => {
    await expect(law()).resolves.toBeUndefined();
  });
});
