import { describe, expect, it } from 'vitest';
import { filesIn, readRoot } from './files';

const ID = '[A-Z][A-Z0-9]{2}-\\d{2}';
/** Matches the requirement ids at the end of a title: `… [CRT-18, CRT-19]'`. */
const IN_TITLE = new RegExp(`\\[(${ID}(?:, ${ID})*)\\]['"\`]`, 'g');

const [lines = '', open = ''] = readRoot('tests/requirements.md').split('\n## Open\n');
const idsOf = (text: string): string[] => text.match(new RegExp(ID, 'g')) ?? [];

const known = Array.from(lines.matchAll(new RegExp(`^- (${ID}) `, 'gm')), ([, id = '']) => id);
const openIds = new Set(idsOf(open));

const named = filesIn(['tests', 'stories'], /\.(test|stories)\.tsx?$/).flatMap(({ path, text }) =>
  Array.from(text.matchAll(IN_TITLE)).flatMap(([, ids = '']) => idsOf(ids).map((id) => ({ path, id }))),
);
const tested = new Set(named.map(({ id }) => id));

const count = (ids: Iterable<string>, area: string) => [...ids].filter((id) => id.startsWith(area)).length;

describe('the requirements', () => {
  it('are 527 and those of reviews (REV), each once', () => {
    expect(known.filter((id) => !id.startsWith('REV'))).toHaveLength(527);
    expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
  });

  it('have a test, except those on the open list', () => {
    expect(known.filter((id) => !tested.has(id) && !openIds.has(id))).toEqual([]);
  });

  it('leave the open list once they have one', () => {
    expect([...openIds].filter((id) => tested.has(id))).toEqual([]);
  });

  it('exist for every id that a title or the open list names', () => {
    const all = new Set(known);
    expect(named.filter(({ id }) => !all.has(id))).toEqual([]);
    expect([...openIds].filter((id) => !all.has(id))).toEqual([]);
  });

  it('are counted by area', () => {
    const areas = [...new Set(known.map((id) => id.slice(0, 3)))];
    const rows = areas.map((area) => `${area} ${count(tested, area)} of ${count(known, area)}`);
    console.log(`${tested.size} of ${known.length} requirements have a test: ${rows.join(', ')}`);
    expect(rows).not.toEqual([]);
  });
});
