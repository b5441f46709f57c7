import { describe, expect, it, vi } from 'vitest';
import { createHosts } from '../../src/page/hosts';
import { createNavigation } from '../../src/page/navigation';
import type { WaybillOptions } from '../../src/page/options';
import { configured, type ConfigPatch, type RouteName } from '../../src/store/slices/config';
import { listenTo } from '../kit/console';
import { pageOfStore } from '../kit/page-of-store';

const HOME = 'https://shop.example/pricing';

/** Creates a navigation port over a page that records its moves, because jsdom cannot navigate. */
function setup(options: WaybillOptions = {}, routes: ConfigPatch['routes'] = {}) {
  const { store } = pageOfStore();
  store.dispatch(configured({ routes }));
  const assign = vi.fn();
  const reloaded = vi.fn();
  const page = Object.assign(new EventTarget(), {
    baseURI: HOME,
    querySelector: () => null,
    defaultView: { location: { href: HOME, assign, reload: reloaded } },
  }) as unknown as Document;
  const heard: unknown[] = [];
  page.addEventListener('waybill-navigate', (event) => heard.push((event as CustomEvent).detail));
  const hosts = createHosts();
  return { ...createNavigation({ hosts, page, options, store }), hosts, page, heard, assign, reloaded };
}

describe('a navigation', () => {
  it.each<[RouteName, string, string]>([
    ['register', '/register', 'register'],
    ['packages', '/account/manage-features#packages', 'manage-features'],
    ['subscription', '/account/billing/subscription', 'subscription'],
    ['accessDenied', '/account/access-denied', 'access-denied'],
    ['contact', '/account/contact', 'contact'],
    ['cartReview', '/shopping-cart-review', 'cart-review'],
    ['marketplace', '/platform/marketplace', 'marketplace'],
  ])('to %s raises an event and then leaves the page', (route, to, reason) => {
    const { navigate, heard, assign } = setup();
    navigate(route);
    expect(heard).toEqual([{ to, reason, kind: 'assign' }]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`https://shop.example${to}`);
  });

  it('puts its query before the hash', () => {
    const { navigate, assign } = setup();
    navigate('packages', { query: 'utm_source=news' });
    expect(assign).toHaveBeenCalledWith('https://shop.example/account/manage-features?utm_source=news#packages');
  });

  it('is cancelled if the host page prevents its event', () => {
    const { navigate, page, assign } = setup();
    page.addEventListener('waybill-navigate', (event) => event.preventDefault());
    navigate('register');
    expect(assign).not.toHaveBeenCalled();
  });

  it('may lead to another site that the markup names', () => {
    const boot = Symbol.for('waybill/boot');
    Object.assign(globalThis, { [boot]: { script: { routeRegister: 'https://join.example/now' } } });
    try {
      const { navigate, assign } = setup(
        {},
        { register: 'https://join.example/now', contact: 'https://other.example/' },
      );
      navigate('register');
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://join.example/now');
      const { said } = listenTo('error');
      navigate('contact');
      expect(assign).toHaveBeenCalledOnce();
      expect(said()).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(globalThis, boot);
    }
  });

  it('is handed to the host’s router, unless a listener has prevented it', () => {
    const push = vi.fn();
    const { navigate, page, assign } = setup({ navigate: push });
    navigate('register', { query: 'a=1' });
    page.addEventListener('waybill-navigate', (event) => event.preventDefault());
    navigate('register');
    expect(push).toHaveBeenCalledExactlyOnceWith('/register?a=1');
    expect(assign).not.toHaveBeenCalled();
  });

  it('leads to an origin that the host has listed', () => {
    const { navigate, assign } = setup(
      { allowedOrigins: ['https://accounts.example'] },
      { register: 'https://accounts.example/join' },
    );
    navigate('register');
    expect(assign).toHaveBeenCalledWith('https://accounts.example/join');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/'])('never leads to %s', (target) => {
    const { said } = listenTo('error');
    const { navigate, assign } = setup({}, { register: target });
    navigate('register');
    expect(assign).not.toHaveBeenCalled();
    expect(said()).toEqual([
      `waybill: the route "register" leads to ${target}, which is neither on this site nor an allowed origin`,
    ]);
  });

  it('dispatches its event from the element that caused it, while that is in the page', () => {
    const { navigate, hosts, heard } = setup();
    const host = document.body.appendChild(document.createElement('div'));
    const atHost = vi.fn((event: Event) => event.preventDefault());
    host.addEventListener('waybill-navigate', atHost);
    navigate('register', { origin: hosts.key(host) });
    expect(atHost).toHaveBeenCalledOnce();
    host.remove();
    navigate('register', { origin: hosts.key(host) });
    expect(atHost).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(1);
  });
});

describe('a reload of the page', () => {
  it('raises an event first', () => {
    const { reload, heard, reloaded } = setup();
    reload();
    expect(heard).toEqual([{ to: HOME, reason: 'out-of-date', kind: 'reload' }]);
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('is cancelled if the host page prevents its event', () => {
    const { reload, page, reloaded } = setup();
    page.addEventListener('waybill-navigate', (event) => event.preventDefault());
    reload();
    expect(reloaded).not.toHaveBeenCalled();
  });
});
