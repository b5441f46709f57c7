import { describe, expect, it } from 'vitest';
import { scriptOptions, scriptTag } from '../../src/loader/script';

const ADDRESS = 'https://cdn.example/waybill.js?v=1';

function read(scripts: string) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = scripts;
  return scriptOptions(scriptTag(page, ADDRESS));
}

describe('the loader’s own script tag', () => {
  it.each([
    [
      'is found by its address',
      `<script src="https://a.example/b.js" data-api="no"></script><script type="module" src="${ADDRESS}" data-api="/api" data-locale="fr"></script>`,
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
    expect(scriptOptions(scriptTag(page, ADDRESS)).api).toBe('/api');
  });
});
