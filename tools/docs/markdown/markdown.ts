import MarkdownIt, { type Token } from 'markdown-it';
import { filled, LABELS } from '../labels';
import type { Heading, Passage } from '../page/page';
import { codeBlock } from './code';
import { diagram } from './diagram';
import { escaped } from './escaped';
import { leadLinks, type Target } from './links';
import { passagesOf } from './passages';
import { slugs } from './slug';

/** What a text in Markdown becomes. */
export interface Rendered {
  /** The first heading of level 1; empty without one. */
  readonly title: string;
  /** The first paragraph as text; without one, the title. */
  readonly lead: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly passages: readonly Passage[];
}

const COLOR = /^#[\da-f]{6}$/i;

/** Returns a small picture of a color. An attribute of SVG draws it, because a strict policy forbids `style`. */
const swatch = (color: string): string =>
  `<svg class="swatch" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><rect x="0.5" y="0.5" width="15" height="15" rx="4" fill="${color}"/></svg>`;

const md = new MarkdownIt({ html: false, linkify: false, typographer: false });

md.renderer.rules.fence = (tokens, at) => {
  const { content = '', info = '' } = tokens[at] ?? {};
  const language = info.trim().split(/\s+/)[0] ?? '';
  return language === 'mermaid' ? diagram(content) : codeBlock(content, language);
};
md.renderer.rules.code_block = (tokens, at) => codeBlock(tokens[at]?.content ?? '', '');
md.renderer.rules.code_inline = (tokens, at) => {
  const text = tokens[at]?.content ?? '';
  return `${COLOR.test(text) ? swatch(text) : ''}<code translate="no">${escaped(text)}</code>`;
};
md.renderer.rules.table_open = () => `<div class="table-scroll" data-scroll><table>\n`;
md.renderer.rules.table_close = () => '</table></div>\n';

/** Makes a plain cell of an empty one in the head of a table, because an empty header would head nothing. */
function makeCell(open: Token, close: Token | undefined): void {
  open.tag = 'td';
  if (close) close.tag = 'td';
}

/** Returns one line of Markdown as HTML, without a paragraph around it. */
export const inline = (text: string): string => md.renderInline(text);

/**
 * Renders a text in Markdown.
 * @param target says where a link of the text leads in the site, and where its pictures are
 */
export function render(text: string, target: Target): Rendered {
  const tokens = md.parse(text, {});
  const slugOf = slugs();
  const headings: Heading[] = [];
  let title = '';
  let lead = '';
  for (const [at, token] of tokens.entries()) {
    const content = tokens[at + 1];
    if (!content) continue;
    const plain = (content.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
    if (token.type === 'paragraph_open' && lead === '' && title !== '') lead = plain;
    if (token.type === 'th_open' && plain === '') makeCell(token, tokens[at + 2]);
    if (token.type !== 'heading_open') continue;
    const id = slugOf(plain);
    token.attrSet('id', id);
    token.meta = { id, plain };
    if (token.tag === 'h1' && title === '') {
      title = plain;
      token.hidden = true;
    }
    if (token.tag === 'h2' || token.tag === 'h3')
      headings.push({ level: token.tag === 'h2' ? 2 : 3, id, title: plain });
  }
  leadLinks(tokens, target);
  const passages = passagesOf(tokens);
  const first = tokens.findIndex(({ tag, type }) => type === 'heading_open' && tag === 'h1');
  if (first !== -1) tokens.splice(first, 3);
  return { title, lead: lead || title, html: md.renderer.render(tokens, md.options, {}), headings, passages };
}

md.renderer.rules.heading_close = (tokens, at) => {
  const { tag = '' } = tokens[at] ?? {};
  const { id = '', plain = '' } = (tokens[at - 2]?.meta ?? {}) as { readonly id?: string; readonly plain?: string };
  return `${anchorOf(id, plain)}</${tag}>\n`;
};

/** Returns the link that stands behind a heading and leads to it. */
export const anchorOf = (id: string, title: string): string =>
  ` <a class="anchor" href="#${id}" aria-label="${escaped(filled(LABELS.anchor, { title }))}">#</a>`;
