import { describe, expect, it } from 'vitest';
import {
  committed,
  emptyDraft,
  typingPaused,
  tagRemoved,
  tagReopened,
  typed,
  type ShareDraft,
} from '../../../src/domain/quote/draft';

const texts = ({ tags }: ShareDraft) => tags.map(({ text }) => text);
const having = (...addresses: string[]) => committed(emptyDraft, addresses.join(' '));

describe('typed text', () => {
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

  it('stays in the field after the last separator', () => {
    const draft = typed(emptyDraft, 'ann@x.com, bob@x.com car');
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com']);
    expect(draft.pending).toBe('car');
  });

  it('becomes a tag with its error [QUO-24, QUO-26]', () => {
    const long = `${'a'.repeat(50)}@x.com`;
    expect(committed(emptyDraft, `fleet@tidewater ${long} ok@x.com`).tags).toEqual([
      { text: 'fleet@tidewater', problem: 'invalid' },
      { text: long, problem: 'too-long' },
      { text: 'ok@x.com', problem: null },
    ]);
  });
});

describe('a pause in typing', () => {
  it('turns only addresses into tags [QUO-32]', () => {
    expect(texts(typingPaused(typed(emptyDraft, 'ann@x.com')))).toEqual(['ann@x.com']);
    const half = typed(emptyDraft, 'ann@tide');
    expect(typingPaused(half)).toBe(half);
  });

  it('reports a duplicate address [QUO-25]', () => {
    const draft = typingPaused(typed(having('ann@x.com'), 'ANN@x.com'));
    expect(draft).toMatchObject({ hasDuplicate: true, pending: 'ANN@x.com ' });
  });
});

describe('a duplicate address', () => {
  const before = having('ann@x.com');

  it('adds no tag, stays in the field and is an error until the text changes [QUO-25]', () => {
    const draft = committed(before, ' Ann@X.com ');
    expect(texts(draft)).toEqual(['ann@x.com']);
    expect(draft).toMatchObject({ pending: 'Ann@X.com ', hasDuplicate: true });
    expect(committed(draft)).toEqual(draft);
    expect(typed(draft, 'Ann@X.co')).toMatchObject({ pending: 'Ann@X.co', hasDuplicate: false });
  });

  it('does not swallow the text typed after it', () => {
    let draft = typed(before, 'ann@x.com ');
    for (const key of 'bob@x.com ') draft = typed(draft, draft.pending + key);
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com']);
    expect(draft).toMatchObject({ pending: 'ann@x.com ', hasDuplicate: true });
  });

  it('does not keep the other addresses of a pasted text from becoming tags [QUO-31, QUO-35]', () => {
    const draft = committed(before, 'bob@x.com\nann@x.com\nbob@X.com,cid@x.com');
    expect(texts(draft)).toEqual(['ann@x.com', 'bob@x.com', 'cid@x.com']);
    expect(draft.pending).toBe('ann@x.com ');
  });

  it('is no duplicate any more once the tag is removed', () => {
    const draft = committed(tagRemoved(committed(before, 'ann@x.com'), 'ann@x.com'));
    expect(texts(draft)).toEqual(['ann@x.com']);
    expect(draft).toMatchObject({ pending: '', hasDuplicate: false });
  });
});

describe('a tag', () => {
  it('can be removed without changing the others', () => {
    expect(texts(tagRemoved(having('a@x.com', 'b@x.com', 'c@x.com'), 'b@x.com'))).toEqual(['a@x.com', 'c@x.com']);
  });

  it('can be edited in the field again, and text typed meanwhile is kept', () => {
    const draft = tagReopened(typed(having('a@x.com', 'fleet@tide'), 'next@x.com'), 'fleet@tide');
    expect(texts(draft)).toEqual(['a@x.com', 'next@x.com']);
    expect(draft.pending).toBe('fleet@tide');
  });
});
