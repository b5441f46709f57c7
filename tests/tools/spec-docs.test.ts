import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { withoutDocs } from '../../tools/spec-docs.mjs';

const SPEC = `
import { View } from './view';
const other = { summary: 'stays' };
const spec = {
  tag: 'waybill-x',
  summary: 'Shows it.',
  props: {
    seats: { kind: 'number', fallback: 1, min: 1, summary: 'How many.' },
    source: { kind: 'data', fallback: undefined, type: 'Thing', summary: 'An object.' },
    summary: { kind: 'string', fallback: '', summary: 'A property of that name.' },
  },
  view: View,
  css: ['a{}', other.summary],
  events: ['waybill-error'],
  slots: { '': 'Shown, until it is ready.' }, parts: { x: 'Everything.' },
  methods: { pick: { summary: 'Picks.', parameters: { id: 'number' }, returns: 'boolean' } },
  states: { ready: 'It is.' },
};
export default spec;
`;

/** Splits code into lines, with whitespace collapsed. */
const lines = (code: string): string[] => code.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

describe('withoutDocs, which strips documentation from a spec,', () => {
  const kept = withoutDocs(SPEC, parseAst);

  it('keeps what runs and removes what only documents', () => {
    expect(lines(kept).filter((line) => line !== '')).toEqual([
      "import { View } from './view';",
      "const other = { summary: 'stays' };",
      'const spec = {',
      "tag: 'waybill-x',",
      'props: {',
      "seats: { kind: 'number', fallback: 1, min: 1, },",
      "source: { kind: 'data', },",
      "summary: { kind: 'string', fallback: '', },",
      '},',
      'view: View,',
      "css: ['a{}', other.summary],",
      'methods: { pick: { } },',
      '};',
      'export default spec;',
    ]);
  });

  it('keeps every position, so that the source map stays valid', () => {
    expect(kept).toHaveLength(SPEC.length);
    expect(kept.indexOf('export default')).toBe(SPEC.indexOf('export default'));
  });

  it('handles a spec that is exported without a name', () => {
    expect(lines(withoutDocs("export default { tag: 'waybill-x', summary: 'Shows it.' };", parseAst))).toEqual([
      "export default { tag: 'waybill-x', };",
    ]);
  });
});
