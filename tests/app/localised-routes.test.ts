import { describe, expect, it, vi } from 'vitest';
import { createHosts } from '../../src/page/hosts';
import { createNavigation } from '../../src/page/navigation';
import { addressPatch } from '../../src/page/options';
import { isAt } from '../../src/store/effects/location';
import { selectRoutes } from '../../src/store/selectors/config';
import { configured, DEFAULT_ROUTES, type RouteName } from '../../src/store/slices/config';
import { pageOfStore } from '../kit/page-of-store';

const NAMES = Object.keys(DEFAULT_ROUTES) as RouteName[];

/** Opens a page at a path, in a language, and says where each route leads from there. */
function openAt(path: string, language: string, localisedPaths?: boolean) {
  const { store, ports } = pageOfStore({}, { pathname: path });
  store.dispatch(configured({ language, localisedPaths }));
  store.dispatch(configured(addressPatch({}, store.getState().config, path)));
  const assign = vi.fn<(to: string) => void>();
  const page = Object.assign(new EventTarget(), {
    baseURI: `https://shop.example${path}`,
    querySelector: () => null,
    defaultView: { location: { href: '', assign, reload: vi.fn() } },
  }) as unknown as Document;
  const { navigate } = createNavigation({ hosts: createHosts(), page, options: {}, store });
  return {
    linked: (name: RouteName) => selectRoutes(store.getState())[name],
    moved(name: RouteName) {
      navigate(name);
      return assign.mock.lastCall?.[0];
    },
    isAt: (name: RouteName) => isAt(name, { getState: store.getState, extra: ports }),
  };
}

describe('each route', () => {
  it.each([
    // Pages with a prefix keep it, whatever language is shown on them.
    ['fr', '/fr/help', undefined, '/fr'],
    ['es', '/es/help', undefined, '/es'],
    ['vi', '/vi/help', undefined, '/vi'],
    ['en', '/fr/help', undefined, '/fr'],
    ['pt', '/pt/help', undefined, ''],
    ['en', '/en/help', undefined, ''],
    // Pages without a prefix get none …
    ['en', '/help', undefined, ''],
    ['es', '/help', undefined, ''],
    ['fr', '/help', undefined, ''],
    ['pt', '/help', undefined, ''],
    ['vi', '/help', undefined, ''],
    ['ru', '/help', undefined, ''],
    // … unless the site says that it has them, or that it has none.
    ['en', '/help', true, ''],
    ['es', '/help', true, '/es'],
    ['fr', '/help', true, '/fr'],
    ['pt', '/help', true, ''],
    ['vi', '/help', true, '/vi'],
    ['ru', '/help', true, ''],
    ['fr', '/fr/help', false, ''],
  ] as const)('in %s at %s, declared %s, has the prefix "%s" [I18-07]', (language, path, isDeclared, prefix) => {
    const page = openAt(path, language, isDeclared);
    for (const name of NAMES) {
      const to = prefix + DEFAULT_ROUTES[name];
      expect(page.linked(name)).toBe(to);
      expect(page.moved(name)).toBe(new URL(to, 'https://shop.example').href);
    }
  });

  it('is found open in every language [I18-07, UPG-18]', () => {
    for (const name of NAMES) {
      const { pathname } = new URL(DEFAULT_ROUTES[name], 'https://shop.example');
      for (const prefix of ['', '/fr', '/es', '/vi', '/pt', '/en'])
        for (const isDeclared of [undefined, true, false]) {
          expect(openAt(prefix + pathname, 'fr', isDeclared).isAt(name)).toBe(true);
          expect(openAt(`${prefix}/elsewhere`, 'fr', isDeclared).isAt(name)).toBe(false);
        }
    }
  });
});
