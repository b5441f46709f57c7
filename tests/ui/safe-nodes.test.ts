import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, moveAll, textOf, tidy } from '../../src/ui/kit/safe-nodes';

/** The allowed elements, repeated here so that no accidental change goes unnoticed. */
const KEPT =
  'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s ' +
  'samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';
const DROPPED =
  'applet audio canvas embed frame frameset head iframe link math meta noembed noframes noscript object option portal script ' +
  'select style svg template textarea title video xmp';
const UNWRAPPED =
  'article body button center custom-element fieldset font form h1 html img input label main nav section';

const BASE = 'https://shop.test/plans/';

/** Returns the serialised result for one node between texts. */
function left(node: Element, base = BASE): string {
  const root = document.createElement('section');
  root.append('before ', node, ' after');
  tidy(root, base);
  return root.innerHTML;
}

/** Creates an element by name, because a parser would not put a table cell beside text. */
const made = (name: string, attributes: Readonly<Record<string, string>> = {}): Element => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const holding = (name: string, ...children: readonly (Node | string)[]): Element => {
  const element = made(name);
  element.append(...children);
  return element;
};

describe('an element', () => {
  it.each(KEPT.split(' '))('that formats a text is kept: %s', (name) => {
    const hasEnd = !['br', 'hr', 'wbr'].includes(name);
    expect(left(holding(name, hasEnd ? 'x' : ''))).toBe(
      hasEnd ? `before <${name}>x</${name}> after` : `before <${name}> after`,
    );
  });

  it.each(DROPPED.split(' '))('without text for a reader is removed with its content: %s', (name) =>
    expect(left(holding(name, 'x', holding('b', 'y')))).toBe('before  after'),
  );

  it.each(UNWRAPPED.split(' '))('of any other kind is replaced by its content: %s', (name) =>
    expect(left(holding(name, 'x', holding('b', 'y'), holding(name, 'z')))).toBe('before x<b>y</b>z after'),
  );

  it('of another namespace is removed, whatever its name', () => {
    for (const namespace of ['http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML', 'x:y', null]) {
      const foreign = document.createElementNS(namespace, 'b');
      foreign.append('x', holding('b', 'y'));
      expect(left(foreign)).toBe('before  after');
    }
  });

  it('inside a removed one is not visited, but its siblings are', () => {
    const root = holding('section', holding('svg', made('img')), holding('font', made('img'), holding('i', 'z')));
    tidy(root, BASE);
    expect(root.innerHTML).toBe('<i>z</i>');
  });
});

describe('an attribute', () => {
  it.each(['href', 'dir', 'lang', 'title', 'colspan', 'rowspan', 'scope', 'start', 'datetime'])(
    'that is harmless everywhere is kept: %s',
    (name) => {
      expect(ATTRIBUTES.has(name)).toBe(true);
      expect(left(made('a', { [name]: '/x' }))).toContain(`${name}="/x"`);
    },
  );

  it.each([
    'onclick',
    'style',
    'class',
    'id',
    'name',
    'slot',
    'part',
    'is',
    'src',
    'srcset',
    'action',
    'target',
    'rel',
  ])('of any other kind is removed: %s', (name) =>
    expect(left(made('p', { [name]: 'x', title: 'T' }))).toBe('before <p title="T"></p> after'),
  );

  it('is one of nine allowed ones', () => expect(ATTRIBUTES.size).toBe(9));
});

const link = (href: string, base?: string): string => left(made('a', { href }), base);
const opened = (href: string): string =>
  `before <a href="${href}" target="_blank" rel="noopener noreferrer"></a> after`;

describe('a link', () => {
  it.each([
    '/terms',
    '#part',
    '?x=1',
    'https://a.test/',
    'http://a.test/',
    'mailto:a@b.test',
    'tel:+1555',
    'HTTPS://A.test',
  ])('with a safe address opens in a new tab: %s', (href) => expect(link(href)).toBe(opened(href)));

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:1',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.test',
    'blob:x',
    'https://',
  ])('with an unsafe address loses it: %s', (href) => expect(link(href)).toBe('before <a></a> after'));

  it('is resolved against the page’s base URL', () => {
    expect(link('terms', 'https://shop.test/')).toBe(opened('terms'));
    expect(link('terms', 'about:blank')).toBe('before <a></a> after');
    expect(link('terms', 'file:///page')).toBe('before <a></a> after');
  });

  it('is only an `a`, and one without an address is unchanged', () => {
    expect(left(made('p', { href: '/x' }))).toBe('before <p></p> after');
    expect(left(made('a', { title: 'T' }))).toBe('before <a title="T"></a> after');
  });
});

it('children are moved one by one, in order', () => {
  const [from, to] = [holding('p', 'a', holding('b', 'c'), 'd'), made('div')];
  moveAll(from, (child) => to.append(child));
  expect([from.childNodes.length, to.innerHTML]).toEqual([0, 'a<b>c</b>d']);
});

describe('the text of HTML', () => {
  it.each([
    ['a<!-- x --> b<!-- y', 'a b'],
    ['a<!-- x <b>-->c</b>-->d', 'ac-->d'],
    ['<style>x</style>a<SCRIPT >x</SCRIPT\t>b', 'ab'],
    ['a<script src=x>never ended', 'a'],
    ...['script', 'style', 'template', 'title', 'textarea', 'svg', 'math', 'iframe', 'noscript'].map((name) => [
      `a<${name} x="1">x\ny</${name}>b`,
      'ab',
    ]),
    ['a<scripts>b</scripts>c', 'abc'],
    ...['p', 'div', 'li', 'h1', 'h6', 'tr', 'ul', 'ol', 'table'].flatMap((name) => [
      [`a<${name}>b</${name}>c`, 'a b c'],
      [`a<${name} class="x">b`, 'a b'],
    ]),
    ['a<br>b<br/>c<BR class=x>d', 'a b c d'],
    ['a<pre>b', 'a b'],
    ['a<b>b</b>c', 'abc'],
    ['a<b class="x">b', 'ab'],
    ['a<!doctype html>b<?xml x?>c', 'abc'],
    ['a<img src=x onerror=x', 'a'],
    ['a < b <3 c', 'a < b <3 c'],
    ['&amp;&lt;&gt;&quot;&#39;|&nbsp;|', '&<>"\'|\u00A0|'],
    ['&copy; &ampx; &amp', '&copy; &ampx; &amp'],
    ['&amp;lt;', '&lt;'],
    ['  a \t\r\n b  ', 'a b'],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(textOf(html ?? '')).toBe(text));
});
