import { anchorOf, inline } from '../markdown/markdown';
import { escaped } from '../markdown/escaped';
import type { Heading, Passage } from '../page/page';

/** A section of a generated page. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** What the search reads. */
  readonly text: string;
  readonly level?: 2 | 3;
}

/** What a term of a list is described by. */
export interface Entry {
  /** The HTML of the term. */
  readonly term: string;
  /** HTML beside the term: its type, its default. */
  readonly notes?: readonly string[];
  /** Markdown of one line. */
  readonly description: string;
  readonly id?: string;
}

/** Returns a name as code. */
export const code = (text: string): string => `<code translate="no">${escaped(text)}</code>`;

/** Returns terms with what they mean. */
export function entries(list: readonly Entry[]): string {
  const rows = list.map(({ term, notes = [], description, id }) => {
    const beside = notes.map((note) => `<span class="note">${note}</span>`).join('');
    const anchor = id ? ` id="${escaped(id)}"` : '';
    return `<div class="entry"${anchor}><dt>${term}${beside}</dt><dd>${inline(description)}</dd></div>`;
  });
  const isPlain = list.every(({ notes = [] }) => notes.length === 0);
  return `<dl class="entries${isPlain ? ' entries-plain' : ''}">${rows.join('\n')}</dl>`;
}

/** Returns the sections of a page as HTML, with what the menu and the search know of them. */
export function assembled(sections: readonly Section[]): {
  readonly body: string;
  readonly headings: readonly Heading[];
  readonly passages: readonly Passage[];
} {
  return {
    body: sections
      .map(({ id, title, html, level = 2 }) => {
        const head = `<h${level} id="${id}">${inline(title)}${anchorOf(id, title.replaceAll('`', ''))}</h${level}>`;
        return `${head}\n${html}`;
      })
      .join('\n'),
    headings: sections.map(({ id, title, level = 2 }) => ({ level, id, title: title.replaceAll('`', '') })),
    passages: sections.map(({ id, title, text }) => ({ id, heading: title.replaceAll('`', ''), text })),
  };
}
