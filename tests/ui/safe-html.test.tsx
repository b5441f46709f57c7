import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SafeHtml } from '../../src/ui/safe-html';
import { fillSafely, prepareSafeHtml } from '../../src/ui/kit/sanitise';
import { textOf } from '../../src/ui/kit/safe-nodes';
import { XSS } from '../kit/xss';
import { render } from './render';
import '../setup-draws';

/** The allowed elements and attributes. */
const ELEMENTS =
  /^(a|abbr|b|bd[io]|blockquote|br|caption|cite|code|d[dlt]|del|dfn|div|em|h[2-6]|hr|i|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strong|su[bp]|table|tbody|t[dhr]|tfoot|thead|time|u|ul|var|wbr)$/;
const ATTRIBUTES = /^(href|target|rel|dir|lang|title|colspan|rowspan|scope|start|datetime)$/;

const wrong = (box: Element): string[] =>
  [...box.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.test(element.localName) ? [] : [element.localName]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.test(name)),
    ...(/^\s*(?!https?:|mailto:|tel:)\w+:/i.test(element.getAttribute('href') ?? '') ? ['href'] : []),
  ]);

/** Renders HTML with DOMPurify, as in a browser without `setHTML`. */
async function shown(html: string): Promise<HTMLElement> {
  await prepareSafeHtml(document);
  const box = document.createElement('div');
  fillSafely(box, html);
  return box;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

describe('HTML from the server', () => {
  it('is tested with more than sixty vectors', () => expect(XSS.length).toBeGreaterThanOrEqual(60));

  it.each(XSS)('runs nothing and is not blank: %s', async (html) => {
    const tripped = vi.fn();
    vi.stubGlobal('xss', tripped);
    const box = await shown(html);
    document.body.append(box);
    expect(wrong(box)).toEqual([]);
    expect(box.textContent?.trim()).not.toBe('');
    for (const element of box.querySelectorAll<HTMLElement>(':not(a)')) element.click();
    expect(tripped).not.toHaveBeenCalled();
  });

  it('keeps formatting elements, and the text of all others', async () => {
    const box = await shown(
      '<p class="x">You keep <strong>all</strong> <font>routes</font>.</p><ul><li>One</li></ul><big-news>and <i>more</i></big-news>',
    );
    expect(box.innerHTML).toBe('<p>You keep <strong>all</strong> routes.</p><ul><li>One</li></ul>and <i>more</i>');
  });

  it('opens its links in a new tab, if their addresses are safe', async () => {
    const box = await shown('<a href="/terms">Terms</a> <a href="mailto:a@b.test">Mail</a> <a href="ftp://x">X</a>');
    expect([...box.querySelectorAll('a')].map((link) => link.outerHTML)).toEqual([
      '<a href="/terms" target="_blank" rel="noopener noreferrer">Terms</a>',
      '<a href="mailto:a@b.test" target="_blank" rel="noopener noreferrer">Mail</a>',
      '<a>X</a>',
    ]);
  });

  it('is sanitised natively if the browser can', () => {
    const asked = vi.fn(function set(this: HTMLElement) {
      this.append('By the browser');
    });
    Reflect.set(HTMLElement.prototype, 'setHTML', asked);
    const box = document.createElement('div');
    fillSafely(box, '<p>By the browser</p>');
    expect(asked).toHaveBeenCalledWith('<p>By the browser</p>', {
      sanitizer: { attributes: expect.arrayContaining(['href', 'dir', 'lang']) },
    });
    expect(box.textContent).toBe('By the browser');
  });

  it('falls back to its text if the sanitiser leaves nothing', () => {
    Reflect.set(HTMLElement.prototype, 'setHTML', vi.fn());
    const box = document.createElement('div');
    fillSafely(box, '<p>Due today: <b>$5</b><br>&amp; no more</p>');
    expect(box.textContent).toBe('Due today: $5 & no more');
    expect(box.childElementCount).toBe(0);
  });

  it('has only allowed elements for any input, and sanitising is idempotent', async () => {
    await prepareSafeHtml(document);
    const piece = fc.oneof(
      fc.constantFrom(...XSS),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        '<!--',
        '-->',
        '<p>',
        '</p>',
        '<b',
        ' onclick=xss()',
        '<svg>',
        '</svg>',
        '<math>',
        '<style>',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const [box, again] = [document.createElement('div'), document.createElement('div')];
        fillSafely(box, pieces.join(''));
        expect(wrong(box)).toEqual([]);
        if (pieces.join('').trim()) expect(box.textContent?.trim()).not.toBe('');
        if (box.childElementCount === 0) return;
        fillSafely(again, box.innerHTML);
        expect(wrong(again)).toEqual([]);
        expect(again.textContent?.trim()).toBe(box.textContent?.trim());
      }),
      { numRuns: 150 },
    );
    // The timeout is long, because so much HTML takes a while on a busy machine.
  }, 60_000);

  it('is rendered again when its text changes', async () => {
    await prepareSafeHtml(document);
    const { find, show } = await render(<SafeHtml html="<p>One</p>" part="message" />);
    expect(find('[part=message] > p').textContent).toBe('One');
    await show(<SafeHtml html="<p>Two</p><img src=x>" part="message" />);
    expect(find('.prose').innerHTML).toBe('<p>Two</p>');
  });
});

describe('the text of HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['a<br>b', 'a b'],
    ['becomes <b>Business</b>.', 'becomes Business.'],
    ['<table><tr><td>One</td><td>Two</td></tr></table>', 'One Two'],
    ['<script>x</script>Text', 'Text'],
    ['5 &lt; 6 &amp;&amp; 7 &gt; 6', '5 < 6 && 7 > 6'],
    ['1 < 2', '1 < 2'],
    ['<img src=x', ''],
  ])('of %s is %s', (html, text) => expect(textOf(html)).toBe(text));
});
