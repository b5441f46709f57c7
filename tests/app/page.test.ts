import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOOT, countryOf, languageAround, optionsOfPage, themeOf, watchSurroundings } from '../../src/page/page';

afterEach(() => void Reflect.deleteProperty(globalThis, BOOT));

function place(markup: string): Element {
  document.documentElement.lang = 'en';
  document.body.innerHTML = markup;
  const host = document.querySelector('i');
  if (!host) throw new Error('nothing to ask for');
  return host;
}

/** Places the markup inside the shadow root of a `<span>`. */
function placeInShadow(markup: string): Element {
  place(`${markup.replace('<i></i>', '<span></span>')}<i></i>`);
  const host = document.createElement('i');
  document.querySelector('span')?.attachShadow({ mode: 'open' }).append(host);
  return host;
}

describe('the options of a host page', () => {
  it('come from the attributes of its first waybill-config, which override those of the script', () => {
    Object.assign(globalThis, { [BOOT]: { api: 'https://old.example', locale: 'fr', apiKey: 'k' } });
    place('<waybill-config api="https://api.example" country="DE" member-id="7"></waybill-config><i></i>');
    expect(optionsOfPage(document)).toEqual({
      api: 'https://api.example',
      locale: 'fr',
      currency: undefined,
      memberId: 7,
      apiKey: 'k',
    });
  });

  it.each(['seven', '1.5', ''])('have no member id if the attribute is "%s"', (text) => {
    place(`<waybill-config member-id="${text}"></waybill-config><i></i>`);
    expect(optionsOfPage(document).memberId ?? 0).toBe(0);
  });
});

describe('a waybill-config in user content', () => {
  const SAYS = 'api="https://elsewhere.example" locale="ru" country="RU" currency="RUB" member-id="666"';
  const DATA = SAYS.replaceAll(/([a-z-]+)=/g, 'data-$1=');
  it.each([
    ['a placeholder', `<div data-waybill="config" ${DATA}></div>`],
    ['an upgraded placeholder', `<div data-waybill="config" ${DATA}><waybill-config ${SAYS}></waybill-config></div>`],
    [
      'a copy of an upgraded placeholder, upgraded again',
      `<div data-waybill="config" ${DATA}><waybill-config><waybill-config ${SAYS}></waybill-config></waybill-config></div>`,
    ],
    ['a nested placeholder', `<p data-waybill="faq"><b><waybill-config ${SAYS}></waybill-config></b></p>`],
  ])('within %s changes no option, whether before, after or without the owner’s own waybill-config', (_, comment) => {
    const early = { api: 'https://api.example', locale: 'fr', country: 'DE', currency: 'EUR', memberId: 7 };
    Object.assign(globalThis, { [BOOT]: early });
    const own = '<waybill-config country="FR"></waybill-config>';
    for (const [markup, country] of [
      [comment, 'DE'],
      [comment + own, 'FR'],
      [own + comment, 'FR'],
    ] as const) {
      place(`${markup}<i></i>`);
      expect({ ...optionsOfPage(document), country: countryOf(document) }).toEqual({ ...early, country });
    }
  });
});

describe.each([
  ['in the page', place],
  ['in a shadow root', placeInShadow],
])('an element %s', (_, put) => {
  it.each([
    ['<i></i>', 'en'],
    ['<p lang="es"><i></i></p>', 'es'],
    ['<waybill-config locale="fr"><i></i></waybill-config>', 'fr'],
    ['<waybill-config locale="fr"><p lang="es"><i></i></p></waybill-config>', 'es'],
    ['<p lang="es"><waybill-config locale="fr"><i></i></waybill-config></p>', 'fr'],
    ['<waybill-config lang="pt" locale="fr"><i></i></waybill-config>', 'fr'],
  ])('with %s has the language %s', (markup, language) => {
    expect(languageAround(put(markup), 'vi')).toBe(language);
  });

  it('without a language has that of the configuration, else the browser’s', () => {
    const host = put('<i></i>');
    document.documentElement.removeAttribute('lang');
    expect(languageAround(host, 'vi')).toBe('vi');
    expect(languageAround(host, null)).toBe(navigator.language);
    document.documentElement.lang = 'en';
  });

  it.each([
    ['<i></i>', null],
    ['<waybill-config theme="dark"><i></i></waybill-config>', 'dark'],
    ['<waybill-config theme="dark"><waybill-config theme="light"><i></i></waybill-config></waybill-config>', 'light'],
    ['<waybill-config theme="dark"><waybill-config><i></i></waybill-config></waybill-config>', 'dark'],
  ])('with %s has the theme %s', (markup, theme) => {
    expect(themeOf(put(markup))).toBe(theme);
  });
});

it('the watcher reports changes of an inherited language or theme and no others', async () => {
  const host = place('<p lang="es"><i></i></p>');
  const changed = vi.fn();
  watchSurroundings(document, changed);
  host.setAttribute('title', 'no');
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  host.parentElement?.setAttribute('lang', 'fr');
  await Promise.resolve();
  expect(changed).toHaveBeenCalledOnce();
});
