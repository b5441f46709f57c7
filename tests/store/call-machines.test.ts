import { describe, expect, it } from 'vitest';
import { EDITING_GUIDE, guideStep, type GuideEvent, type GuideStep } from '../../src/flows/guide/machine';
import { downloadStep, NO_DOWNLOADS, type DownloadEvent } from '../../src/flows/invoice/machine';

const SENDING: GuideStep = { phase: 'sending' };
const SENT: GuideStep = { phase: 'sent', email: 'maria@milepost.example', guide: null, url: null };
const FAILED: GuideStep = { phase: 'editing', problem: { kind: 'offline' } };
const done: GuideEvent = { type: 'done', email: 'maria@milepost.example', guide: null, url: null };
const stopped: GuideEvent = { type: 'stopped', problem: { kind: 'offline' } };

describe('the state machine of the guide form', () => {
  it.each<[string, GuideStep, GuideEvent, GuideStep]>([
    ['sends the form', EDITING_GUIDE, { type: 'asked' }, SENDING],
    ['sends again after a failure', FAILED, { type: 'asked' }, SENDING],
    ['shows that it was sent', SENDING, done, SENT],
    ['shows why it failed', SENDING, stopped, FAILED],
    ['returns to the form', SENT, { type: 'reopened' }, EDITING_GUIDE],
  ])('%s', (_, step, event, next) => expect(guideStep(step, event)).toEqual(next));

  it.each<[string, GuideStep, GuideEvent]>([
    ['a second press', SENDING, { type: 'asked' }],
    ['an answer without a request', EDITING_GUIDE, done],
    ['a failure after the answer', SENT, stopped],
    ['going back during the request', SENDING, { type: 'reopened' }],
  ])('ignores %s', (_, step, event) => expect(guideStep(step, event)).toBe(step));
});

const run = (...events: DownloadEvent[]) => events.reduce(downloadStep, NO_DOWNLOADS);
const asked = (number: string): DownloadEvent => ({ type: 'asked', number });
const ended = (number: string): DownloadEvent => ({
  type: 'ended',
  number,
  outcome: { kind: 'done', file: `${number}.pdf` },
});

describe('the state machine of invoice downloads', () => {
  it('runs several downloads at once and keeps the outcome of the last', () => {
    expect(run(asked('A'), asked('B'), ended('B'))).toMatchObject({
      busy: ['A'],
      last: { kind: 'done', file: 'B.pdf' },
    });
  });

  it('forgets the previous outcome when another download starts', () => {
    expect(run(asked('A'), ended('A'), asked('B'))).toMatchObject({ busy: ['B'], last: null });
  });

  it('starts each download once and ends it once', () => {
    const busy = run(asked('A'));
    expect(downloadStep(busy, asked('A'))).toBe(busy);
    const over = downloadStep(busy, ended('A'));
    expect(downloadStep(over, { type: 'ended', number: 'A', outcome: null })).toBe(over);
  });

  it('resets when the list is left', () => expect(run(asked('A'), { type: 'left' })).toEqual(NO_DOWNLOADS));
});
