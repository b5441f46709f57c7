import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** The one formatter of billing days. */
const HOME = 'src/i18n/format-day.ts';

/** What writes the day of a moment in the zone of whoever reads it. */
const LOCAL = [/\bDateTimeFormat\b/, /\.toLocale(Date|Time)?String\(/, /\bformatDate\b/];

const files = filesIn(['src', 'widgets', 'demo/server'], /\.tsx?$/).filter(({ path }) => path !== HOME);

describe('billing days', () => {
  it.each(LOCAL)('are written by no %s but by formatDay, so that all readers read the same day [REV-60]', (way) => {
    expect(files.filter(({ text }) => way.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
