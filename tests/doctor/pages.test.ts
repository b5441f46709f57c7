import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examine } from '../../src/doctor/rules/examine';
import { readHtml } from '../../src/doctor/html/read';
import { known } from './kit';

const FOLDER = join(import.meta.dirname, 'pages');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));

const read = (file: string) =>
  examine(readHtml(readFileSync(join(FOLDER, file), 'utf8'), 'https://www.example.com/prices'), known);

/** Pages on which one fault brings another one with it, or whose name says more than the fault. */
const FINDINGS: Readonly<Record<string, readonly string[]>> = {
  'healthy.html': [],
  'script-held-consent.html': ['script-held'],
  'script-held-rocket.html': ['script-held'],
  'script-held-wp-rocket.html': ['script-held'],
  'tag-self-closed.html': ['tag-self-closed', 'tag-self-closed'],
};

describe('a broken page, read as text', () => {
  it('is there at least twenty times', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files)('is told what is wrong: %s', (file) => {
    const codes = read(file).map(({ code }) => code);
    expect(codes).toEqual(FINDINGS[file] ?? [file.replace('.html', '')]);
  });

  it.each(files.filter((file) => file !== 'healthy.html'))('is told how to mend it, and where: %s', (file) => {
    for (const { message, remedy, where, line, code } of read(file)) {
      expect(message).toMatch(/[.?:>\]]/);
      expect(remedy).toMatch(/\.$/);
      expect([typeof where, typeof line], code).toEqual(['string', 'number']);
    }
  });
});
