import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, code = '']) => code))].toSorted();

const codes = found(read('src/doctor/kit/finding.ts').split('FindingCode')[1]?.split(';')[0] ?? '', /\| '([\w-]+)'/g);

describe('every code of the page doctor', () => {
  it('is described in the guide, and no other one', () => {
    const [, after = ''] = read('docs/troubleshooting.md').split('## The page doctor');
    expect(found(after.split('\n## ')[0] ?? '', /^\| `([\w-]+)` \|/gm)).toEqual(codes);
  });

  it('is shown by a test', () => {
    const tests = ['rules', 'pages'].map((name) => read(`tests/doctor/${name}.test.ts`)).join('\n');
    expect(codes.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
  });
});
