import { afterEach, describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { mountPage } from '../kit/mount';
import { BOOT } from '../../src/page/page';
import { holds } from '../kit/until';

const TABLE = '<waybill-pricing-table></waybill-pricing-table>';
const kept = (): string | null => localStorage.getItem('waybill.utms');
const counted = (): number => JSON.parse(sessionStorage.getItem('waybill.events') ?? '{"data":[]}').data.length;

const keep = (utms: string): void =>
  localStorage.setItem('waybill.utms', JSON.stringify({ v: 1, at: Date.now(), data: utms }));

const open = async (script: string, privacy = false, before = () => {}) => {
  localStorage.clear();
  sessionStorage.clear();
  before();
  history.replaceState(null, '', '?utm_source=mail');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: privacy, configurable: true });
  document.head.innerHTML = script;
  const tag = document.querySelector('script');
  if (tag) Reflect.set(globalThis, BOOT, { ...Reflect.get(globalThis, BOOT), script: tag.dataset });
  const page = await mountPage(TABLE, { answers: { analytics: () => new Promise(() => {}) } });
  await holds(() => document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent?.includes('$') ?? false);
  return page;
};

const AFTER_CONSENT = '<script type="application/json" data-analytics="after-consent"></script>';

afterEach(() => {
  history.replaceState(null, '', location.pathname);
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, BOOT);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('statistics and campaigns', () => {
  it('are counted and kept where the page says nothing [STO-09, ANA-01]', async () => {
    await open('');
    await holds(() => kept() !== null && counted() === 1);
    expect(kept()).toContain('utm_source=mail');
  });

  it.each([
    ['the script tag waits for consent', AFTER_CONSENT, false],
    ['the script tag switches them off', AFTER_CONSENT.replace('after-consent', 'off'), false],
    ['the browser asks for privacy', '', true],
  ])('are neither counted nor kept where %s', async (_, script, privacy) => {
    const { store } = await open(script, privacy);
    await holds(() => store.getState().session.status === 'known');
    expect([kept(), counted()]).toEqual([null, 0]);
  });

  it.each([
    ['stays while the reader has not answered', null, true],
    ['is removed when the reader refuses', false, false],
    ['is removed by an answer that nobody can read', 'false', false],
  ])('of an earlier page: the campaign %s', async (_, consent, isKept) => {
    await open(AFTER_CONSENT, false, () => keep('utm_source=earlier'));
    if (consent !== null) waybill.configure({ consent: consent as boolean });
    await holds(() => (kept() !== null) === isKept);
    expect(kept() !== null).toBe(isKept);
  });

  it('are as the page says by script, whatever stands on the script tag', async () => {
    Reflect.set(globalThis, BOOT, { analytics: 'off' });
    const { store } = await open(AFTER_CONSENT.replace('after-consent', 'on'));
    expect(store.getState().config.analytics).toBe('off');
  });

  it.each<[string, (isGiven: boolean) => void]>([
    ['waybill.consent', waybill.consent],
    ['waybill.configure', (consent) => waybill.configure({ consent })],
  ])('are counted and kept from the consent on, once, and removed when it is withdrawn: %s', async (_, say) => {
    await open(AFTER_CONSENT);
    say(true);
    await holds(() => kept()?.includes('mail') === true && counted() === 1);
    say(false);
    await holds(() => kept() === null && counted() === 0);
    say(true);
    await holds(() => kept() !== null);
    expect(counted()).toBe(0);
  });
});
