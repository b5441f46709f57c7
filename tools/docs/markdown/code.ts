import highlighter from 'highlight.js/lib/common';
import http from 'highlight.js/lib/languages/http';
import { escaped } from './escaped';

highlighter.registerLanguage('http', http);

/** Languages of the guides that the highlighter knows under another name; templates are read as HTML. */
const ALIASES: Readonly<Record<string, string>> = {
  astro: 'xml',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  sh: 'bash',
  svelte: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'xml',
};

/** The names of languages as the head of a block shows them; others are shown in capitals. */
const NAMES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  mermaid: 'Mermaid',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
};

export const languageName = (language: string): string => NAMES[language] ?? language.toUpperCase();

/** Returns code with its words marked by classes; code of an unknown language is only escaped. */
export function highlighted(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  return highlighter.getLanguage(name) ? highlighter.highlight(code, { language: name }).value : escaped(code);
}

/**
 * Returns a block of code with its head. The script of the site adds the button that copies it.
 * @param language as after the fence, such as `html`; empty for text
 * @param title what the head says instead of the language
 */
export function codeBlock(code: string, language: string, title = languageName(language || 'text')): string {
  const text = code.replace(/\n$/, '');
  return `<figure class="code" data-code>
<figcaption class="code-head"><span>${escaped(title)}</span></figcaption>
<pre><code translate="no">${highlighted(text, language)}</code></pre>
</figure>
`;
}
