import { afterEach, describe, expect, it } from 'vitest';
import { warnOfRoutes } from '../../src/app/warn-of-faults';
import { originsOf } from '../../src/page/markup-origins';
import { routesIn, routesOfPage } from '../../src/page/markup-routes';
import { BOOT } from '../../src/page/page';
import { listenTo } from '../kit/console';

afterEach(() => void Reflect.deleteProperty(globalThis, BOOT));

/** Sets the attributes of the loader's script tag and the body of the page. */
function pageOf({ script = '', body = '' }): Document {
  const holder = document.createElement('div');
  holder.innerHTML = `<script ${script}></script>`;
  Object.assign(globalThis, { [BOOT]: { script: holder.querySelector('script')?.dataset } });
  document.body.innerHTML = body;
  return document;
}

describe('the routes of a page’s markup', () => {
  it.each([
    ['the script tag', { script: 'data-route-register="/signup" data-route-manage-features="/plan"' }],
    [
      'waybill-config',
      { body: '<waybill-config route-register="/signup" route-manage-features="/plan"></waybill-config>' },
    ],
  ])('stand on %s', (_, markup) => {
    expect(routesOfPage(pageOf(markup))).toEqual({ register: '/signup', manageFeatures: '/plan' });
  });

  it('are those of waybill-config first, then those of waybill.configure, then those of the script tag', () => {
    const page = pageOf({
      script: 'data-route-register="/tag" data-route-contact="/tag" data-route-terms="/tag"',
      body: '<waybill-config route-register="/config"></waybill-config>',
    });
    expect(routesOfPage(page, { register: '/said', contact: '/said' })).toEqual({
      register: '/config',
      contact: '/said',
      terms: '/tag',
    });
  });

  it('of a placeholder count for nothing, because an author of a comment may have written it', () => {
    const body =
      '<div data-waybill="config" data-route-register="https://evil.example"><waybill-config route-register="https://evil.example"></waybill-config></div>';
    expect(routesOfPage(pageOf({ body }))).toEqual({});
    expect(originsOf(pageOf({ body }))).toEqual([]);
  });

  it.each([
    ['an absolute address', 'https://shop.example/signup', ['https://shop.example']],
    ['a path', '/signup', []],
    ['a script', 'javascript:alert(1)', []],
    ['an address that is none', 'https://', []],
  ])('allow the origin of %s', (_, address, origins) => {
    expect(originsOf(pageOf({ script: `data-route-register="${address}"` }))).toEqual(origins);
  });

  it('warn of names that are no routes, with those that are', () => {
    const { said } = listenTo('warn');
    warnOfRoutes(pageOf({ script: 'data-route-register="/a"' }));
    expect(said()).toEqual([]);
    warnOfRoutes(
      pageOf({ script: 'data-route-registration="/a"', body: '<waybill-config route-cart="/b"></waybill-config>' }),
    );
    expect(said()).toEqual([
      expect.stringMatching(/^waybill: there is no route registration, cart; the routes are register, /),
    ]);
  });

  it('are told apart from other attributes by their name', () => {
    expect(
      routesIn({ routeRegister: '/a', router: '/b', route: '/c', Route: '/d', routeGps4me: 7, api: '/e' }),
    ).toEqual({
      register: '/a',
    });
  });
});
