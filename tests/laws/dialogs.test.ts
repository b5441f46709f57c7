import { describe, expect, it } from 'vitest';
import { filesIn, type SourceFile } from './files';

/** Dialogs whose one button only closes a message; some of them reload the page, as documented. */
const MESSAGES = ['widgets/dialogs/parts/message-dialog.tsx', 'widgets/dialogs/parts/trial-dialog.tsx'];
/** Draws itself, because a shared view may be what has thrown. */
const CRASHED = 'widgets/dialogs/parts/crashed-dialog.tsx';
const FAILURE = 'widgets/dialogs/parts/failure-dialog.tsx';
/** All widgets are searched, because the form of a quote is a dialog outside the dialogs widget. */
const ROOMS = ['widgets'];

const saysOk = ({ text }: Pick<SourceFile, 'text'>): boolean => /'common\.ok'/.test(text);
const tellsFailure = ({ text }: Pick<SourceFile, 'text'>): boolean => /status=(?:"error"|\{[^}]*'error')/.test(text);

/** Matches a footer, or a choice of the first focus, that a dialog implements itself. */
const OWN = /className="dialog-foot"|\bdata-leave\b/;

const files = filesIn(ROOMS, /\.tsx$/);
const dialogs = files.filter(({ path, text }) => path.startsWith('widgets/dialogs/') && /<\w*Dialog\b/.test(text));

describe('a dialog', () => {
  it.each([
    ["leave={t('common.ok')}", saysOk, true],
    ["leave={t('common.close')}", saysOk, false],
    ['<Dialog status="error" />', tellsFailure, true],
    ["<Dialog status={isLost ? 'error' : 'info'} />", tellsFailure, true],
    ['<Dialog status="info" />', tellsFailure, false],
  ] as const)('is recognised by its source: %s', (text, judge, expected) => {
    expect(judge({ text })).toBe(expected);
  });

  it('is found in each of its files', () => expect(dialogs.length).toBeGreaterThan(15));

  it('labels its buttons with verbs, and uses OK only to close a message', () => {
    expect(dialogs.filter((file) => saysOk(file) && !MESSAGES.includes(file.path)).map(({ path }) => path)).toEqual([]);
  });

  it('that reports a failure is the shared one, which offers a retry and a link to support', () => {
    const own = dialogs.filter((file) => tellsFailure(file) && file.path !== FAILURE);
    expect(own.map(({ path }) => path)).toEqual([]);
    const [failure] = dialogs.filter(({ path }) => path === FAILURE);
    expect(failure?.text).toMatch(/side=\{<Support \/>\}/);
    expect(failure?.text).toMatch(/readonly again: /);
  });

  it('uses the shared footer', () => {
    expect(files.filter(({ path, text }) => path !== CRASHED && OWN.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
