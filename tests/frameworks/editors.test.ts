import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetOf } from '../../demo/studio/snippets';
import { DEFAULTS } from '../../demo/studio/choice';
import { examplesOf, type Page as ManualPage } from '../kit/manual';
import { readRoot } from '../laws/files';
import { expectClean } from '../page/kit';
import { documentOf, SCRIPT } from '../kit/foreign-site';
import { expectWidgets, openSite } from '../page/hosts/site';
import { installEditors, type Editors } from './editor-kit';

declare global {
  interface Window {
    /** What the editors bring, as far as these tests use it. */
    readonly tinymce: {
      readonly activeEditor: {
        readonly initialized: boolean;
        setContent(html: string): void;
        getContent(): string;
      } | null;
    };
    readonly DOMPurify: { sanitize(html: string): string };
    readonly made?: Promise<{ setData(html: string): void; getData(): string }>;
  }
}

let editors: Editors;
beforeAll(async () => {
  editors = await installEditors();
}, 300_000);
afterAll(() => editors.remove());

/** Returns the code of a page's examples in a language, in order, below a heading if one is named. */
const codesOf = (page: ManualPage, language: string, heading = ''): readonly string[] =>
  examplesOf(page).flatMap((one) =>
    one.language === language && one.name.startsWith(`${page}: ${heading}`) ? [one.code] : [],
  );
/** Returns the first of them. @throws Error where there is none */
function codeOf(page: ManualPage, language: string, heading = ''): string {
  const [code] = codesOf(page, language, heading);
  if (code === undefined) throw new Error(`${page} has no example in ${language} below “${heading}”`);
  return code;
}

const TINYMCE = 'docs/hosts/tinymce.md';
const CKEDITOR = 'docs/hosts/ckeditor.md';
const SANITIZERS = 'docs/hosts/sanitizers.md';
const MARKDOWN = 'docs/hosts/markdown.md';

async function byTinyMce(html: string): Promise<string> {
  const page = await editors.open('tinymce/tinymce.min.js');
  await page.addScriptTag({ content: codeOf(TINYMCE, 'js') });
  await page.waitForFunction(() => window.tinymce.activeEditor?.initialized);
  return page.evaluate((text) => {
    const editor = window.tinymce.activeEditor;
    editor?.setContent(text);
    return editor?.getContent() ?? '';
  }, html);
}

/** Lets CKEditor save a text, under the code of its page or with other settings. */
async function byCkEditor(html: string, code = codeOf(CKEDITOR, 'js')): Promise<string> {
  const page = await editors.open('ckeditor5/dist/browser/ckeditor5.umd.js');
  const own = code.replace(' /* and yours */', ', Essentials, Paragraph, Link');
  await page.addScriptTag({
    content: `const { ClassicEditor, Essentials, GeneralHtmlSupport, Link, Paragraph } = CKEDITOR;
      const element = document.getElementById('editor');
      window.made = ${own}`,
  });
  return page.evaluate(async (text) => {
    const editor = await window.made;
    editor?.setData(text);
    return editor?.getData() ?? '';
  }, html);
}

const created = (settings: string): string => `ClassicEditor.create(element, { licenseKey: 'GPL', ${settings} });`;
const ALL = created(
  'plugins: [GeneralHtmlSupport /* and yours */], htmlSupport: { allow: [{ name: /.*/, attributes: true, classes: true, styles: true }] }',
);
const BASE = created('plugins: [Essentials, Paragraph, Link]');

async function byDomPurify(html: string): Promise<string> {
  const page = await editors.open('dompurify/dist/purify.js');
  return page.evaluate((text) => window.DOMPurify.sanitize(text), html);
}

/** Returns a converter of a text that runs in Node. @param name of the function that the code exports */
const inNode = (code: string, name: string) => (text: string) => editors.call(code, name, text);

const bySanitizeHtml = inNode(
  "import sanitizeHtml from 'sanitize-html'; export const clean = (html) => sanitizeHtml(html);",
  'clean',
);
const byRehype = inNode(
  codeOf(SANITIZERS, 'js', 'rehype-sanitize').replace('.use(rehypeSanitize, schema)', '.use(rehypeSanitize)'),
  'clean',
);
const byMarkdownIt = inNode(
  "import MarkdownIt from 'markdown-it'; export const render = (text) => new MarkdownIt({ html: true }).render(text);",
  'render',
);
const byMarked = inNode(
  "import { marked } from 'marked'; export const render = (text) => marked.parse(text);",
  'render',
);
const byRemark = inNode(codeOf(MARKDOWN, 'js'), 'render');
const byWordPress = inNode("import { autop } from '@wordpress/autop'; export { autop };", 'autop');

const NO = 'CKEditor 5 without it, Quill, TipTap, sanitize-html, rehype-sanitize';

/** What stands in the table of the manual, and how a text comes through it. Quill and TipTap are not run. */
const ROWS: readonly (readonly [name: string, row: string, keep: (html: string) => Promise<string>])[] = [
  ['TinyMCE', 'TinyMCE, as it comes', byTinyMce],
  ['CKEditor, all allowed', 'CKEditor 5 with General HTML Support, all allowed', (html) => byCkEditor(html, ALL)],
  [
    'CKEditor, as its page says',
    'CKEditor 5 with [the rule for placeholders](hosts/ckeditor.md)',
    (html) => byCkEditor(html),
  ],
  ['DOMPurify', 'DOMPurify, as it comes', byDomPurify],
  ['markdown-it', 'Markdown with HTML switched on', byMarkdownIt],
  ['remark', 'Markdown with HTML switched on', byRemark],
  ['CKEditor alone', NO, (html) => byCkEditor(html, BASE)],
  ['sanitize-html', NO, bySanitizeHtml],
  ['rehype-sanitize', NO, byRehype],
];

/** What the columns of the table stand for, and what has to be left of it. */
const COLUMNS: readonly (readonly [markup: string, left: readonly string[]])[] = [
  [SCRIPT, ['<script', 'data-api=']],
  [
    '<waybill-pricing-table category="dynamic-routing"><a href="/a">Our prices</a></waybill-pricing-table>',
    ['<waybill-pricing-table category="dynamic-routing"'],
  ],
  [
    '<div data-waybill="pricing-table" data-category="dynamic-routing"><a href="/a">Our prices</a></div>',
    ['data-waybill="pricing-table"', 'data-category="dynamic-routing"'],
  ],
  ['<button data-waybill-action="cart.add:package/8">Add</button>', ['data-waybill-action="cart.add:package/8"']],
];

/** Returns what the table of the manual says of a row. */
const saidOf = (row: string): readonly string[] | undefined =>
  readRoot('docs/embedding.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${row} |`))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

describe('what editors and sanitizers keep', () => {
  it.each(ROWS)('is what the manual says: %s', async (_, row, keep) => {
    const kept: string[] = [];
    for (const [markup, left] of COLUMNS) {
      const html = await keep(markup);
      kept.push(left.every((part) => html.includes(part)) ? 'yes' : 'no');
    }
    expect(kept).toEqual(saidOf(row));
  });
});

/** Opens what was saved as a page of a site, and expects its widgets. */
async function expectShown(html: string, script = SCRIPT): Promise<void> {
  const page = await openSite(documentOf(script + html));
  // A shortcode or a link is one only after a moment.
  await page.locator('[data-waybill], waybill-pricing-table, waybill-faq').first().waitFor({ state: 'attached' });
  await expectWidgets(page);
  expectClean(page);
}

describe('the code of a page comes through its editor, and shows the widget', () => {
  const written = codesOf(TINYMCE, 'html');
  it.each(written)('TinyMCE: %s', async (html) => expectShown(await byTinyMce(html)));
  it.each(written)('the classic editor of WordPress: %s', async (html) => expectShown(await byWordPress(html)));
  it.each(codesOf(CKEDITOR, 'html'))('CKEditor: %s', async (html) => expectShown(await byCkEditor(html)));
  it.each(written)('CKEditor, with what stands on the page of TinyMCE: %s', async (html) =>
    expectShown(await byCkEditor(html)),
  );

  it('CKEditor keeps a color of the widget', async () => {
    const colored = written.filter((html) => html.includes('--waybill-accent'));
    expect(colored).toHaveLength(1);
    expect(await byCkEditor(colored[0] ?? '')).toContain('--waybill-accent');
  });

  const text = codeOf(MARKDOWN, 'markdown');
  it.each([
    ['marked', byMarked],
    ['markdown-it', byMarkdownIt],
    ['remark', byRemark],
  ])('%s', async (_, render) => {
    const html = await render(text);
    expect(html).toContain('<h2>What it costs</h2>');
    expect(html).toContain('<a href="/contact">Write to us</a>');
    await expectShown(html);
  });

  it.each([
    ['DOMPurify', byDomPurify],
    ['sanitize-html', inNode(codeOf(SANITIZERS, 'js', 'sanitize-html'), 'clean')],
    ['rehype-sanitize', inNode(codeOf(SANITIZERS, 'js', 'rehype-sanitize'), 'clean')],
  ])('%s', async (_, clean) => {
    const html = await clean(`${codeOf(SANITIZERS, 'html')}<script>alert(1)</script><p onclick="alert(1)">End</p>`);
    expect(html).not.toMatch(/alert/);
    await expectShown(html);
  });
});

describe('where only text is kept', () => {
  const [, ...texts] = codesOf('docs/embedding.md', 'html', 'Where only text or a link is kept');
  const shortcode = codeOf('docs/embedding.md', 'text', 'Where only text or a link is kept');
  const script = codeOf('docs/embedding.md', 'html', 'Where only text or a link is kept');
  it.each([
    ['CKEditor alone', (html: string) => byCkEditor(html, BASE)],
    ['TinyMCE', byTinyMce],
    ['sanitize-html', bySanitizeHtml],
    ['rehype-sanitize', byRehype],
    ['DOMPurify', byDomPurify],
  ])('a shortcode and a link show the widget: %s', async (_, keep) => {
    for (const html of [`<p>${shortcode.trim()}</p>`, ...texts]) await expectShown(await keep(html), script);
  });
});

describe('what the manual warns of', () => {
  it('happens: WordPress breaks the questions where they stand in the tag', async () => {
    const tag = codesOf(TINYMCE, 'html', 'Questions')[0]
      ?.replace('<div data-waybill="faq" data-single>', '<waybill-faq single>')
      .replace('</div>', '</waybill-faq>');
    expect(await byWordPress(tag ?? '')).toContain('<p><waybill-faq single></p>');
  });

  it('happens: CKEditor removes an empty placeholder even where all is allowed', async () => {
    expect(await byCkEditor('<div data-waybill="cart"></div>', ALL)).toBe('');
  });
});

describe('the studio', () => {
  const fallback = { text: 'Our prices as a PDF', href: '/pricing.pdf' };
  const parts = snippetOf({ ...DEFAULTS, host: 'ckeditor', fallback }, null);
  const partFor = (purpose: string): string => parts.find((part) => part.purpose === purpose)?.code ?? '';

  it('writes what stands on the page of CKEditor', () => {
    expect(partFor('editor').trim()).toBe(codeOf(CKEDITOR, 'js').trim());
  });

  it('writes a placeholder that comes through a CKEditor with its rule, and shows the widget', async () => {
    await expectShown(await byCkEditor(partFor('place'), partFor('editor')));
  });

  it('names the attributes by an expression, because an object with a pattern in it loses them', async () => {
    const rule = partFor('editor').replace('attributes: /^data-/', 'attributes: { pattern: /^data-/ }');
    expect(rule).not.toBe(partFor('editor'));
    expect(await byCkEditor(partFor('place'), rule)).not.toContain('data-');
  });
});
