import type { Token } from 'markdown-it';
import type { Passage } from '../page/page';

const textOf = (token: Token): string =>
  (token.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');

/** Returns what the search reads of a text: for each heading the words below it, code included. */
export function passagesOf(tokens: readonly Token[]): readonly Passage[] {
  const passages: { id: string; heading: string; text: string }[] = [{ id: '', heading: '', text: '' }];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const current = passages.at(-1);
    if (!current) continue;
    if (token.type === 'inline' && before?.type === 'heading_open') {
      if (before.tag === 'h1') continue;
      passages.push({ id: `${before.attrGet('id') ?? ''}`, heading: textOf(token), text: '' });
    } else if (token.type === 'inline') current.text += `${textOf(token)} `;
    else if (token.type === 'fence') current.text += `${token.content} `;
  }
  return passages.filter(({ heading, text }) => heading !== '' || text.trim() !== '');
}
