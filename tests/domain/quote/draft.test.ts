import { describe, expect, it } from 'vitest';
import {
  committed,
  emptyDraft,
  rested,
  tagRemoved,
  tagReopened,
  typed,
  type ShareDraft,
} from '../../../src/domain/quote/draft';

const texts = ({ tags }: ShareDraft) => tags.map(({ text }) => text);
const having = (...addresses: string[]) => committed(emptyDraft, addresses.join(' '));

describe('what is typed', () => {
  it('stays text until it is finished [QUO-28]', () => {
    const draft = typed(emptyDraft, 'ann@x.com');
    expect(draft.pending).toBe('ann@x.com');
    expect(texts(draft)).toEqual([]);
    expect(texts(committed(draft))).toEqual(['ann@x.com']);
    expect(committed(draft).pending).toBe('');
  });

  it.each([' ', ',', ';', '\n'])('becomes a tag before %j [QUO-29, QUO-34]', (separator) => {
    const draft = typed(emptyDraft, `ann@x.com${separator}`);
    expect(texts(draft)).toEqual(['ann@x.com']);
    expect(draft.pending).toBe('');
  });

  it('keeps what stands after the last separator in the field', () => {
    const draft = typed(emptyDraft, 'ann@x.com, bob@x.com car');
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com']);
    expect(draft.pending).toBe('car');
  });

  it('becomes a tag that says what is wrong with it [QUO-24, QUO-26]', () => {
    const long = `${'a'.repeat(50)}@x.com`;
    expect(committed(emptyDraft, `fleet@tidewater ${long} ok@x.com`).tags).toEqual([
      { text: 'fleet@tidewater', problem: 'invalid' },
      { text: long, problem: 'too-long' },
      { text: 'ok@x.com', problem: null },
    ]);
  });
});

describe('a rest from typing', () => {
  it('makes tags of addresses only [QUO-32]', () => {
    expect(texts(rested(typed(emptyDraft, 'ann@x.com')))).toEqual(['ann@x.com']);
    const half = typed(emptyDraft, 'ann@tide');
    expect(rested(half)).toBe(half);
  });

  it('says that an address is there already [QUO-25]', () => {
    const draft = rested(typed(having('ann@x.com'), 'ANN@x.com'));
    expect(draft).toMatchObject({ hasDuplicate: true, pending: 'ANN@x.com ' });
  });
});

describe('an address that is a tag already', () => {
  const before = having('ann@x.com');

  it('adds nothing, stays in the field and is an error until the text is another [QUO-25]', () => {
    const draft = committed(before, ' Ann@X.com ');
    expect(texts(draft)).toEqual(['ann@x.com']);
    expect(draft).toMatchObject({ pending: 'Ann@X.com ', hasDuplicate: true });
    expect(committed(draft)).toEqual(draft);
    expect(typed(draft, 'Ann@X.co')).toMatchObject({ pending: 'Ann@X.co', hasDuplicate: false });
  });

  it('does not swallow what is typed behind it', () => {
    let draft = typed(before, 'ann@x.com ');
    for (const key of 'bob@x.com ') draft = typed(draft, draft.pending + key);
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com']);
    expect(draft).toMatchObject({ pending: 'ann@x.com ', hasDuplicate: true });
  });

  it('lets the others of a pasted text become tags [QUO-31, QUO-35]', () => {
    const draft = committed(before, 'bob@x.com\nann@x.com\nbob@X.com,cid@x.com');
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com', 'cid@x.com']);
    expect(draft.pending).toBe('ann@x.com ');
  });

  it('is none once the tag is removed', () => {
    const draft = committed(tagRemoved(committed(before, 'ann@x.com'), 'ann@x.com'));
    expect(texts(draft)).toEqual(['ann@x.com']);
    expect(draft).toMatchObject({ pending: '', hasDuplicate: false });
  });
});

describe('a tag', () => {
  it('goes and leaves the others as they are', () => {
    expect(texts(tagRemoved(having('a@x.com', 'b@x.com', 'c@x.com'), 'b@x.com'))).toEqual(['a@x.com', 'c@x.com']);
  });

  it('comes back into the field to be mended, and what was typed meanwhile is kept', () => {
    const draft = tagReopened(typed(having('a@x.com', 'fleet@tide'), 'next@x.com'), 'fleet@tide');
    expect(texts(draft)).toEqual(['a@x.com', 'next@x.com']);
    expect(draft.pending).toBe('fleet@tide');
  });
});
