import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, addressProblem, splitAddresses } from '../../../src/domain/quote/address';
import { draftErrors, forgiven, hasErrors, submitted, type ShareSurface } from '../../../src/domain/quote/check';
import {
  commented,
  committed,
  emptyDraft,
  named,
  typingPaused,
  tagReopened,
  typed,
  type ShareDraft,
} from '../../../src/domain/quote/draft';

const texts = ({ tags }: ShareDraft) => tags.map(({ text }) => text);
const SURFACES: readonly ShareSurface[] = ['pricing', 'marketplace'];

describe.each(SURFACES)('sending from the %s', (surface) => {
  it('needs an address, and shows that error only on sending [QUO-22, QUO-23]', () => {
    expect(draftErrors(emptyDraft, surface).addresses).toEqual([]);
    const { draft, maySend } = submitted(emptyDraft, surface);
    expect(maySend).toBe(false);
    expect(draftErrors(draft, surface).addresses).toEqual(['required']);
    expect(draftErrors(typed(draft, 'a'), surface).addresses).toEqual([]);
  });

  it('includes and validates the text still in the field [QUO-33]', () => {
    const good = submitted(typed(emptyDraft, 'b@x.com'), surface);
    expect(good.maySend).toBe(true);
    expect(texts(good.draft)).toEqual(['b@x.com']);
    const bad = submitted(typed(emptyDraft, 'b@x'), surface);
    expect(bad.maySend).toBe(false);
    expect(draftErrors(bad.draft, surface).addresses).toEqual(['invalid']);
  });

  it.each([
    ['an address of 51 characters', `ok@x.com ${'a'.repeat(45)}@x.com`, 'too-long'],
    ['an invalid address', 'ok@x.com nope', 'invalid'],
  ])('is blocked by %s [QUO-24, QUO-26, QUO-37]', (_, text, error) => {
    const { draft, maySend } = submitted(committed(emptyDraft, text), surface);
    expect(maySend).toBe(false);
    expect(draftErrors(draft, surface).addresses).toEqual([error]);
  });

  it('is blocked by a duplicate address [QUO-25, QUO-37]', () => {
    const { draft, maySend } = submitted(typed(committed(emptyDraft, 'a@x.com'), 'A@x.com'), surface);
    expect(maySend).toBe(false);
    expect(draftErrors(draft, surface).addresses).toEqual(['duplicate']);
  });

  it.each([
    [255, true],
    [256, false],
  ])('with a comment of %i characters: %s [QUO-16, QUO-19, QUO-37]', (length, may) => {
    const draft = commented(committed(emptyDraft, 'a@x.com'), 'x'.repeat(length));
    expect(submitted(draft, surface).maySend).toBe(may);
    expect(draftErrors(draft, surface).isCommentTooLong).toBe(!may);
  });
});

describe('a name', () => {
  it.each([
    [100, true],
    [101, false],
  ])('of %i characters may be sent: %s', (length, may) => {
    const draft = named(committed(emptyDraft, 'a@x.com'), ` ${'x'.repeat(length)} `);
    expect(submitted(draft, 'pricing').maySend).toBe(may);
    expect(draftErrors(draft, 'pricing').isNameTooLong).toBe(!may);
    // Nobody is told of a field that is not there.
    expect(submitted(draft, 'pricing', false).maySend).toBe(true);
  });
});

describe('an attempt that failed', () => {
  it('is remembered until the form is valid', () => {
    const { draft } = submitted(emptyDraft, 'pricing');
    expect(forgiven(draft, 'pricing')).toBe(draft);
    expect(forgiven(typed(draft, 'a'), 'pricing').wasTried).toBe(false);
  });
});

describe('the cap on all addresses together', () => {
  // 23 addresses of 9 characters and 22 separators are 229 characters.
  const base = Array.from({ length: 23 }, (_, at) => `a${String(at).padStart(2, '0')}@xx.de`);

  it.each([
    [255, []],
    [256, ['overall']],
  ])('counts separators and text still being typed: %i characters, %j [QUO-36]', (length, errors) => {
    const rest = 'a'.repeat(length - 230);
    const draft = typed(committed(emptyDraft, base.join(' ')), rest);
    expect([...base, rest].join(' ')).toHaveLength(length);
    expect(draftErrors(draft, 'marketplace').addresses).toEqual(errors);
    expect(draftErrors(draft, 'pricing').addresses).toEqual([]);
  });

  it('blocks the marketplace only [QUO-36, QUO-37]', () => {
    const many = committed(emptyDraft, Array.from({ length: 40 }, (_, at) => `person${at}@x.com`).join(' '));
    expect(submitted(many, 'pricing').maySend).toBe(true);
    expect(submitted(many, 'marketplace').maySend).toBe(false);
  });
});

/** Arbitrary of form actions: typing, pasting, pausing, leaving the field, editing a tag. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.emailAddress(),
  fc
    .array(fc.oneof(fc.emailAddress(), fc.constantFrom('a@x.com', 'A@X.com', 'b@x.com', 'nope')), { maxLength: 4 })
    .chain((parts) => fc.constantFrom(' ', ',', ', ', '\n', ';').map((separator) => parts.join(separator))),
  fc.constantFrom('', ' ', ',', '\n', '\u00a0', '\u200b', '<b>', '\u0000', '👋🏽'),
);
const step = fc.record({ kind: fc.constantFrom('type', 'keys', 'paste', 'rest', 'leave', 'reopen'), text });

function take(draft: ShareDraft, { kind, text: given }: { kind: string; text: string }): ShareDraft {
  if (kind === 'type') return typed(draft, draft.pending + given);
  if (kind === 'keys') return [...given].reduce((now, key) => typed(now, now.pending + key), draft);
  if (kind === 'paste') return committed(draft, draft.pending + given);
  if (kind === 'rest') return typingPaused(draft);
  return kind === 'leave' ? committed(draft) : tagReopened(draft, draft.tags[0]?.text ?? '');
}

/** Returns all addresses in the form, normalised and deduplicated, without separators. */
const held = ({ tags, pending }: ShareDraft): Set<string> =>
  new Set([...tags.map((tag) => tag.text), ...splitAddresses(pending)].map(addressKey));

describe('a thousand random forms', () => {
  it('keep every entered character, as a tag or in the field [QUO-34, QUO-35]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.string({ unit: 'binary' }), (steps, comment) => {
        let draft = commented(emptyDraft, comment);
        for (const one of steps) {
          const before = held(draft);
          const isText = one.kind === 'type' || one.kind === 'keys' || one.kind === 'paste';
          const whole = isText ? draft.pending + one.text : draft.pending;
          const tags = draft.tags.map((tag) => addressKey(tag.text));
          draft = take(draft, one);
          // The form drops and invents nothing; the text in the field may have been continued.
          const expected = new Set([...tags, ...splitAddresses(whole).map(addressKey)]);
          expect([...held(draft)].toSorted()).toEqual([...(isText ? expected : before)].toSorted());
        }
        expect(draft.comment).toBe(comment);
      }),
      { numRuns: 1000 },
    );
  });

  it('send only valid addresses [QUO-22, QUO-24, QUO-25, QUO-26, QUO-37]', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom(...SURFACES),
        (steps, comment, surface) => {
          const { draft, maySend } = submitted(commented(steps.reduce(take, emptyDraft), comment), surface);
          const keys = texts(draft).map(addressKey);
          const isValid =
            keys.length > 0 &&
            texts(draft).every((one) => addressProblem(one) === null && one.length <= 50) &&
            new Set(keys).size === keys.length &&
            draft.pending.trim() === '' &&
            comment.length <= 255 &&
            (surface === 'pricing' || texts(draft).join(' ').length <= 255);
          expect(maySend).toBe(isValid);
          expect(hasErrors(draftErrors(draft, surface))).toBe(!isValid);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
