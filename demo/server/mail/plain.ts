import type { Letter, Part } from './letter';
import { footOfMail } from './foot';

const quoted = (words: string): string => words.replace(/^/gm, '> ');

function plainPart(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'words':
      return `${part.by}\n${quoted(part.text)}`;
    case 'rows':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

/** Writes a mail as plain text. The words of others stand behind `>`. */
export function plainLetter({ title, parts, button, after = [], because, language }: Letter): string {
  const foot = ['-- ', ...footOfMail(language), because].join('\n');
  const sections = [title, ...parts.map(plainPart), `${button.label}:\n${button.link}`, ...after.map(plainPart), foot];
  return `${sections.join('\n\n')}\n`;
}
