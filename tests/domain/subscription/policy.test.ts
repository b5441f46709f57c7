import { describe, expect, it } from 'vitest';
import {
  decidesForAll,
  mayBill,
  mayChange,
  mayManage,
  mayView,
  needsMigration,
} from '../../../src/domain/subscription/policy';
import { mayChoose } from '../../../src/domain/subscription/exclusive';
import { PolicyAction, Verdict, type Policy, type PolicyPage } from '../../../src/domain/subscription/types';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import { anAccount, aPlan } from '../../kit/catalogue';

const PAGES: readonly PolicyPage[] = ['features', 'subscription', 'settings'];
const member = anAccount();
const withPolicy = (policy: Partial<Policy>) => anAccount({ policy: { ...member.policy, ...policy } });

describe('the wire codes of a policy', () => {
  it('count actions and verdicts from 0 [ACC-09]', () => {
    expect(PolicyAction).toEqual({ manage: 0, view: 1 });
    expect(Verdict).toEqual({ allowed: 0, notAllowed: 1 });
  });
});

describe.each(PAGES)('the policy of %s', (page) => {
  it.each<[Verdict, Verdict, boolean, boolean]>([
    [0, 0, true, true],
    [1, 0, false, true],
    [0, 1, true, false],
    [1, 1, false, false],
  ])('manage %i, view %i: may manage %s, may view %s [ACC-09, ACC-10]', (manage, view, manages, views) => {
    const account = withPolicy({ [page]: [manage, view] });
    expect([mayManage(account, page), mayView(account, page)]).toEqual([manages, views]);
  });

  it('says nothing of the other pages [ACC-10]', () => {
    const account = withPolicy({ [page]: [Verdict.notAllowed, Verdict.notAllowed] });
    const others = PAGES.filter((other) => other !== page);
    expect(others.every((other) => mayManage(account, other) && mayView(account, other))).toBe(true);
  });
});

describe('an organization’s member', () => {
  it('is bound by its policy [ACC-11]', () => {
    const bound = anAccount({
      isPrimary: false,
      organizationPolicy: { status: 1, details: 'Ask purchasing.' },
      policy: { features: [1, 0], subscription: [1, 1], settings: [0, 0] },
    });
    expect(PAGES.map((page) => mayManage(bound, page))).toEqual([false, false, true]);
    expect(PAGES.map((page) => mayView(bound, page))).toEqual([true, false, true]);
  });
});

describe('permission to change paid items', () => {
  it.each([
    ['a member', true, member],
    ['a read-only user', false, anAccount({ isReadOnly: true })],
    ['a member who may not manage the subscription', false, withPolicy({ subscription: [1, 0] })],
  ])('%s: %s [ACC-07]', (_, may, account) => expect(mayChange(account)).toBe(may));

  it('is the only permission that a read-only user lacks [ACC-07]', () =>
    expect(mayManage(anAccount({ isReadOnly: true }), 'subscription')).toBe(true));
});

describe('permission for billing', () => {
  it.each([
    ['a member', true, member],
    ['a session without a member id', false, VISITOR],
    ['a session with a negative member id', false, anAccount({ memberId: -1 })],
    ['a member who may not view settings', false, withPolicy({ settings: [0, 1] })],
  ])('%s: %s [ACC-08]', (_, may, account) => expect(mayBill(account)).toBe(may));
});

describe('permission to decide for all users', () => {
  it.each([
    ['the primary account', true, member],
    ['another member', false, anAccount({ isPrimary: false })],
    ['a primary account whose organization forbids it', false, withPolicy({ subscription: [1, 0] })],
  ])('%s: %s [ACC-06]', (_, decides, account) => expect(decidesForAll(account)).toBe(decides));
});

describe('mayChoose', () => {
  const exclusive = aPlan({ isExclusive: true });

  it.each([
    ['an exclusive account may choose an exclusive package', true, anAccount({ isExclusive: true }), exclusive],
    ['an exclusive account may choose any package', true, anAccount({ isExclusive: true }), aPlan()],
    ['a member may choose an exclusive package', false, member, exclusive],
    ['a member may choose any package', true, member, aPlan()],
  ])('%s: %s [ACC-12]', (_, may, account, plan) => expect(mayChoose(account, plan)).toBe(may));
});

describe('needsMigration', () => {
  it.each([
    ['a legacy member', true, anAccount({ isLegacy: true })],
    ['a member', false, member],
    ['a visitor', false, { ...VISITOR, isLegacy: true }],
  ])('%s: %s [ACC-13]', (_, needs, account) => expect(needsMigration(account)).toBe(needs));
});
