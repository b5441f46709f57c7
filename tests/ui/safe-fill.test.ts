import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Sanitise = typeof import('../../src/ui/kit/sanitise');

let page: Sanitise;
/** As on a new page: nothing is loaded yet, and DOMPurify is what it is said to be. */
const open = async (purify?: () => object): Promise<void> => {
  vi.resetModules();
  if (purify) vi.doMock('../../src/ui/kit/purify', purify);
  page = await import('../../src/ui/kit/sanitise');
};
const boxOf = (): HTMLElement => document.createElement('div');

beforeEach(() => open());
afterEach(() => {
  vi.doUnmock('../../src/ui/kit/purify');
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

/** A browser that sanitises by itself, and leaves this. */
const browserLeaves = (html: string) => {
  const asked = vi.fn(function set(this: HTMLElement, _given: string, _options: object) {
    this.innerHTML = html;
  });
  Reflect.set(HTMLElement.prototype, 'setHTML', asked);
  return asked;
};

describe('without a sanitiser of the browser’s own', () => {
  it('it is text at once, and formatted as soon as DOMPurify is there', async () => {
    const box = boxOf();
    page.fillSafely(box, '<p>You keep <b>all</b></p>');
    expect([box.childElementCount, box.textContent]).toEqual([0, 'You keep all']);
    await vi.waitFor(() => expect(box.innerHTML).toBe('<p>You keep <b>all</b></p>'));
  });

  it('what was ended meanwhile is left alone', async () => {
    const [left, stays] = [boxOf(), boxOf()];
    page.fillSafely(left, '<p>One</p>')();
    page.fillSafely(stays, '<p>Two</p>');
    await vi.waitFor(() => expect(stays.innerHTML).toBe('<p>Two</p>'));
    expect(left.innerHTML).toBe('One');
  });

  it('what was shown may be ended without harm', async () => {
    await page.prepareSafeHtml(document);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>')();
    expect(box.innerHTML).toBe('<p>One</p>');
  });

  it('it is loaded once', async () => {
    const purify = vi.fn(() => document.createRange().createContextualFragment('<p>One</p>'));
    const loaded = vi.fn(() => ({ purify }));
    await open(loaded);
    await page.prepareSafeHtml(document);
    vi.resetModules();
    await page.prepareSafeHtml(document);
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('it takes the place of what was in the box', async () => {
    await page.prepareSafeHtml(document);
    const box = boxOf();
    box.innerHTML = '<i>Before</i>';
    page.fillSafely(box, '<p>One</p>');
    expect(box.innerHTML).toBe('<p>One</p>');
  });

  it.each([
    ['be loaded', () => Promise.reject(new Error('It does not come'))],
    ['work here', () => ({ purify: () => null })],
  ])('it stays text where DOMPurify can’t %s', async (_, module) => {
    await open(module);
    await page.prepareSafeHtml(document);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>');
    expect(box.innerHTML).toBe('One');
  });
});

describe('with the browser’s own', () => {
  it('nothing is loaded', async () => {
    browserLeaves('<p>One</p>');
    const loaded = vi.fn(() => ({ purify: () => null }));
    await open(loaded);
    await page.prepareSafeHtml(document);
    page.fillSafely(boxOf(), '<p>One</p>');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('it is parsed beside the page, and only what formats a text gets into the box', () => {
    const asked = browserLeaves('<p onclick="x()">One <img src="x"><a href="/terms">Terms</a></p>');
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>');
    expect(box.innerHTML).toBe('<p>One <a href="/terms" target="_blank" rel="noopener noreferrer">Terms</a></p>');
    const parsing = asked.mock.contexts[0];
    expect(parsing instanceof Node && parsing.ownerDocument !== document).toBe(true);
    expect(asked.mock.calls).toEqual([
      [
        '<p>One</p>',
        {
          sanitizer: {
            attributes: ['href', 'dir', 'lang', 'title', 'colspan', 'rowspan', 'scope', 'start', 'datetime'],
          },
        },
      ],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '<p> \n</p>'],
    ['what is no text', '<img src="x">'],
  ])('it is text where that leaves %s', (_, html) => {
    browserLeaves(html);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>');
    expect([box.childElementCount, box.textContent]).toEqual([0, 'One']);
  });

  it('it is as the server wrote it where even its text is none', () => {
    browserLeaves('');
    const box = boxOf();
    page.fillSafely(box, ' <script>x</script> ');
    expect(box.textContent).toBe('<script>x</script>');
    page.fillSafely(box, '  ');
    expect(box.textContent).toBe('');
  });
});
