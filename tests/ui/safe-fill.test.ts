import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Sanitise = typeof import('../../src/ui/kit/sanitise');

let page: Sanitise;
/** Loads the module afresh, as on a new page, with the given stand-in for DOMPurify. */
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

/** Stubs the browser's own sanitiser with a fixed result. */
const browserLeaves = (html: string) => {
  const asked = vi.fn(function set(this: HTMLElement, _given: string, _options: object) {
    this.innerHTML = html;
  });
  Reflect.set(HTMLElement.prototype, 'setHTML', asked);
  return asked;
};

describe('without a native sanitiser, HTML', () => {
  it('is text at first, and formatted once DOMPurify is loaded', async () => {
    const box = boxOf();
    page.fillSafely(box, '<p>You keep <b>all</b></p>');
    expect([box.childElementCount, box.textContent]).toEqual([0, 'You keep all']);
    await vi.waitFor(() => expect(box.innerHTML).toBe('<p>You keep <b>all</b></p>'));
  });

  it('is not filled in after the fill was ended', async () => {
    const [left, stays] = [boxOf(), boxOf()];
    page.fillSafely(left, '<p>One</p>')();
    page.fillSafely(stays, '<p>Two</p>');
    await vi.waitFor(() => expect(stays.innerHTML).toBe('<p>Two</p>'));
    expect(left.innerHTML).toBe('One');
  });

  it('stays if the fill is ended after it was shown', async () => {
    await page.prepareSafeHtml(document);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>')();
    expect(box.innerHTML).toBe('<p>One</p>');
  });

  it('loads DOMPurify once', async () => {
    const purify = vi.fn(() => document.createRange().createContextualFragment('<p>One</p>'));
    const loaded = vi.fn(() => ({ purify }));
    await open(loaded);
    await page.prepareSafeHtml(document);
    vi.resetModules();
    await page.prepareSafeHtml(document);
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('replaces the content of the box', async () => {
    await page.prepareSafeHtml(document);
    const box = boxOf();
    box.innerHTML = '<i>Before</i>';
    page.fillSafely(box, '<p>One</p>');
    expect(box.innerHTML).toBe('<p>One</p>');
  });

  it.each([
    ['be loaded', () => Promise.reject(new Error('It does not come'))],
    ['work in this browser', () => ({ purify: () => null })],
  ])('stays text if DOMPurify can’t %s', async (_, module) => {
    await open(module);
    await page.prepareSafeHtml(document);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>');
    expect(box.innerHTML).toBe('One');
  });
});

describe('with a native sanitiser, HTML', () => {
  it('loads no DOMPurify', async () => {
    browserLeaves('<p>One</p>');
    const loaded = vi.fn(() => ({ purify: () => null }));
    await open(loaded);
    await page.prepareSafeHtml(document);
    page.fillSafely(boxOf(), '<p>One</p>');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('is parsed outside the page, and only formatting elements get into the box', () => {
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
    ['white space', '<p> \n</p>'],
    ['a value that is not text', '<img src="x">'],
  ])('is text if the sanitiser leaves %s', (_, html) => {
    browserLeaves(html);
    const box = boxOf();
    page.fillSafely(box, '<p>One</p>');
    expect([box.childElementCount, box.textContent]).toEqual([0, 'One']);
  });

  it('is shown as source if even its text is empty', () => {
    browserLeaves('');
    const box = boxOf();
    page.fillSafely(box, ' <script>x</script> ');
    expect(box.textContent).toBe('<script>x</script>');
    page.fillSafely(box, '  ');
    expect(box.textContent).toBe('');
  });
});
