import { describe, expect, it } from 'vitest';
import { relative } from '../../../tools/docs/page/address';
import { codeBlock } from '../../../tools/docs/markdown/code';
import { render } from '../../../tools/docs/markdown/markdown';

const rendered = (text: string) =>
  render(text, {
    file: 'docs/hosts/wordpress.md',
    pageOf: (file, anchor) => (file === 'docs/events.md' ? `../events.html${anchor ? `#${anchor}` : ''}` : null),
    pictureOf: (file) => `../../assets/${file}`,
  });

/** Returns the ids of the arrow heads of a diagram. */
const idsOf = (html: string) => [...html.matchAll(/<marker id="([^"]+)"/g)].map(([, id]) => id);

describe('a guide', () => {
  it('gives its title, its first paragraph and its headings with the anchors of GitHub', () => {
    const { title, lead, html, headings } = rendered(
      '# What’s `new()`?\n\nAll\nof it.\n\n## Twice\n\n## Twice\n\n### Deep\n',
    );
    expect({ title, lead }).toEqual({ title: 'What’s new()?', lead: 'All of it.' });
    expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual(['2 twice', '2 twice-1', '3 deep']);
    expect(html).not.toContain('<h1');
    expect(html).toContain(
      '<h2 id="twice">Twice <a class="anchor" href="#twice" aria-label="Link to “Twice”">#</a></h2>',
    );
  });

  it.each([
    ['[a page](../events.md#details)', '<a href="../events.html#details">a page</a>'],
    ['[elsewhere](https://example.com/)', '<a href="https://example.com/">elsewhere</a>'],
    ['[below](#below)', '<a href="#below">below</a>'],
    [
      '[the code](../../src/api/token.ts)',
      '<span class="in-repository" title="In the repository: src/api/token.ts">the code</span>',
    ],
    [
      '![A cart](../pictures/cart.webp)',
      '<img src="../../assets/docs/pictures/cart.webp" alt="A cart" loading="lazy">',
    ],
  ])('leads %s to where it is in the site', (text, html) => {
    expect(rendered(text).html).toBe(`<p>${html}</p>\n`);
  });

  it('writes HTML of a text as text, and draws a color beside its name without a style', () => {
    expect(rendered('<b>bold</b>').html).toBe('<p>&lt;b&gt;bold&lt;/b&gt;</p>\n');
    expect(rendered('`#00664b`').html).toMatch(
      /<rect [^>]*fill="#00664b"\/><\/svg><code translate="no">#00664b<\/code>/,
    );
  });

  it('draws a diagram without a style, a script or an address, and keeps its text', () => {
    const first = rendered('```mermaid\nflowchart TB\n  cart --> order\n```\n').html;
    const second = rendered('```mermaid\nflowchart TB\n  order --> invoice\n```\n').html;
    expect(first).toMatch(/<svg [^>]*role="img" aria-label="[^"]+"[\s\S]*<text [^>]*>cart<\/text>/);
    expect(first).not.toMatch(/<style|\sstyle="|<script|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    expect(first).toContain('cart --&gt; order');
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(idsOf(first).length + idsOf(second).length);
  });

  it('has no empty header in a table', () => {
    expect(rendered('| | B |\n| --- | --- |\n| a | b |\n').html).toContain('<tr>\n<td></td>\n<th>B</th>\n</tr>');
  });

  it('gives the search what stands under each heading, code included', () => {
    const { passages } = rendered('# Title\n\nFirst.\n\n## Part\n\nSecond.\n\n```js\ncall();\n```\n');
    expect(passages).toEqual([
      { id: '', heading: '', text: 'First. ' },
      { id: 'part', heading: 'Part', text: 'Second. call();\n ' },
    ]);
  });
});

describe('a block of code', () => {
  it('is highlighted by classes, and escaped where its language is unknown', () => {
    expect(codeBlock('<a href="#">', 'html')).toContain('<span class="hljs-attr">href</span>');
    expect(codeBlock('a <b>', 'mermaid')).toContain('<code translate="no">a &lt;b&gt;</code>');
  });
});

describe('an address', () => {
  it.each([
    ['guides/events.html', 'widgets/cart.html#parts', '../widgets/cart.html#parts'],
    ['guides/events.html', 'guides/hosts/wordpress.html', 'hosts/wordpress.html'],
    ['guides/events.html', 'guides/events.html#detail', '#detail'],
    ['guides/events.html', 'guides/events.html', 'events.html'],
    ['index.html', 'assets/docs.css', 'assets/docs.css'],
  ])('from %s to %s is %s', (from, to, address) => {
    expect(relative(from, to)).toBe(address);
  });
});
