import { afterEach, describe, expect, it, vi } from 'vitest';
import { addSheets, applySheets } from '../../src/element/sheets';

const rootOf = (page: Document = document): ShadowRoot => page.createElement('div').attachShadow({ mode: 'open' });

/** jsdom constructs no sheets: a stand-in that keeps the text. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

function withSheets(): void {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
}

afterEach(() => {
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
  document.head.replaceChildren();
});

describe('style sheets', () => {
  it('are adopted, in order, one object for each text on the page', () => {
    withSheets();
    const [a, b] = [rootOf(), rootOf()];
    applySheets(a, ['one', 'two']);
    applySheets(b, ['two', 'three']);
    expect(a.adoptedStyleSheets).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    expect(b.adoptedStyleSheets[0]).toBe(a.adoptedStyleSheets[1]);
    expect(a.querySelector('style')).toBeNull();
  });

  it('become one style element with the page’s nonce where none can be constructed', () => {
    const script = document.createElement('script');
    script.nonce = 'abc';
    document.head.append(script);
    const root = rootOf();
    applySheets(root, ['a{}', 'b{}']);
    applySheets(root, ['a{}', 'b{}']);
    expect([...root.querySelectorAll('style')].map((style) => [style.textContent, style.nonce])).toEqual([
      ['a{}\nb{}', 'abc'],
    ]);
  });

  it('come as a style element in a document without a window', () => {
    withSheets();
    const root = rootOf(document.implementation.createHTMLDocument());
    applySheets(root, ['a{}']);
    expect(root.querySelector('style')?.textContent).toBe('a{}');
  });

  it('of a later part are added once, and stay when the element is adopted', () => {
    withSheets();
    const root = rootOf();
    applySheets(root, ['one']);
    addSheets(root, ['late']);
    addSheets(root, ['late', 'later']);
    const texts = ['one', 'late', 'later'].map((text) => ({ text }));
    expect(root.adoptedStyleSheets).toMatchObject(texts);
    root.adoptedStyleSheets = [];
    applySheets(root, ['one']);
    expect(root.adoptedStyleSheets).toMatchObject(texts);
  });

  it('of a later part follow in a style element of their own where none can be constructed', () => {
    const root = rootOf();
    applySheets(root, ['a{}']);
    addSheets(root, ['b{}']);
    addSheets(root, ['b{}']);
    expect([...root.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['a{}', 'b{}']);
  });
});
