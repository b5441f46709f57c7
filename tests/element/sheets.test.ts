import { afterEach, describe, expect, it, vi } from 'vitest';
import { addSheets, applySheets } from '../../src/element/sheets';

const rootOf = (page: Document = document): ShadowRoot => page.createElement('div').attachShadow({ mode: 'open' });

/** A stand-in for CSSStyleSheet that keeps its text, because jsdom cannot construct sheets. */
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
  it('are adopted in order, with one shared sheet for each text', () => {
    withSheets();
    const [a, b] = [rootOf(), rootOf()];
    applySheets(a, ['one', 'two']);
    applySheets(b, ['two', 'three']);
    expect(a.adoptedStyleSheets).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    expect(b.adoptedStyleSheets[0]).toBe(a.adoptedStyleSheets[1]);
    expect(a.querySelector('style')).toBeNull();
  });

  it('fall back to one style element with the page’s nonce if sheets cannot be constructed', () => {
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

  it('fall back to a style element in a document without a window', () => {
    withSheets();
    const root = rootOf(document.implementation.createHTMLDocument());
    applySheets(root, ['a{}']);
    expect(root.querySelector('style')?.textContent).toBe('a{}');
  });

  it('of a lazy part are added once, and stay when the element is adopted', () => {
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

  it('of a lazy part get a style element of their own if sheets cannot be constructed', () => {
    const root = rootOf();
    applySheets(root, ['a{}']);
    addSheets(root, ['b{}']);
    addSheets(root, ['b{}']);
    expect([...root.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['a{}', 'b{}']);
  });
});
