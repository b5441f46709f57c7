import { describe, expect, it, vi } from 'vitest';
import { baseOf, runsFrom, scriptOptions, scriptTag } from '../../src/loader/script';

const ADDRESS = 'https://cdn.example/waybill.js?v=1';

function read(scripts: string) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = scripts;
  return scriptOptions(scriptTag(page));
}

describe('the loader’s own script tag', () => {
  it.each([
    [
      'is found by its address',
      `<script src="https://a.example/my-waybill.js"></script><script type="module" src="${ADDRESS}" data-api="/api" data-locale="fr"></script>`,
      { api: '/api', locale: 'fr' },
    ],
    [
      'may name the page’s own origin',
      `<script type="module" src="${ADDRESS}" data-api=""></script>`,
      { api: '', locale: undefined },
    ],
    ['may have no options', `<script type="module" src="${ADDRESS}"></script>`, { api: undefined, locale: undefined }],
    [
      'is found by its data-api if a redirect has changed its address',
      '<script type="module" src="https://old.example/w.js" data-api="/api"></script>',
      { api: '/api', locale: undefined },
    ],
    [
      'is found by its data-api if an optimiser has put its code into the page',
      '<script data-api="/api">…</script>',
      { api: '/api', locale: undefined },
    ],
    ['may be missing', '', { api: undefined, locale: undefined }],
  ])('%s', (_, scripts, options) => {
    expect(read(scripts)).toMatchObject(options);
  });

  it.each([
    [`<form name="scripts"><input type="image" src="${ADDRESS}" data-api="https://elsewhere.example"></form>`],
    [`<img name="scripts" src="${ADDRESS}" data-api="https://elsewhere.example">`],
  ])('is found even if another element clobbers document.scripts: %s', (markup) => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = `<script type="module" src="${ADDRESS}" data-api="/api"></script>`;
    page.body.innerHTML = markup;
    // A browser resolves document.scripts to an element of that name (DOM clobbering); jsdom does not.
    Object.defineProperty(page, 'scripts', { value: page.body.firstElementChild });
    expect(scriptOptions(scriptTag(page)).api).toBe('/api');
  });
});

describe('the folder of the loader’s files', () => {
  it.each([
    ['is the loader’s own', `<script src="${ADDRESS}"></script>`, ADDRESS, ADDRESS],
    ['is where a redirect leads', '<script src="https://old.example/w.js" data-api=""></script>', ADDRESS, ADDRESS],
    [
      'is the one that the tag names',
      '<script data-api="" data-base="https://cdn.example/w/"></script>',
      undefined,
      'https://cdn.example/w/',
    ],
    [
      'is the tag’s, if the code runs from another place',
      `<script type="text/plain" src="${ADDRESS}" data-api=""></script>`,
      undefined,
      ADDRESS,
    ],
    [
      'is that of the file with which the code was combined',
      '<script src="https://www.example/all.js" data-api=""></script>',
      undefined,
      'https://www.example/all.js',
    ],
  ])('%s', (_, scripts, url, folder) => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = scripts;
    expect(baseOf(scriptTag(page), url)).toBe(folder);
  });
});

describe('the address that the code runs from', () => {
  const RealError = Error;
  const withStack = (stack: unknown): string | undefined => {
    vi.stubGlobal('Error', function () {
      return { stack };
    });
    const url = runsFrom();
    vi.stubGlobal('Error', RealError);
    return url;
  };

  it.each([
    ['Chromium, as a module', `Error\n    at ${ADDRESS}:1:23`, ADDRESS],
    ['Chromium, in a function', `Error\n    at runsFrom (${ADDRESS}:1:23)\n    at https://b.example/x.js:1:2`, ADDRESS],
    ['Firefox', `runsFrom@${ADDRESS}:3:41\n@https://b.example/x.js:1:2\n`, ADDRESS],
    ['WebKit', `runsFrom@${ADDRESS}:1:9\nglobal code@${ADDRESS}:1:2`, ADDRESS],
    ['a file', 'Error\n    at file:///home/me/waybill.js:1:2', 'file:///home/me/waybill.js'],
    ['a port', 'Error\n    at http://localhost:4400/dist/waybill.js:1:2', 'http://localhost:4400/dist/waybill.js'],
    ['a page that the code was put into', 'Error\n    at https://www.example/prices:12:3', undefined],
    ['a page that has switched traces off', undefined, undefined],
    ['a page that makes them an object', [{}], undefined],
  ])('is read from the trace of %s', (_, stack, address) => {
    expect(withStack(stack)).toBe(address);
  });
});
