import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** The one formatter of billing days. */
const HOME = 'src/i18n/format-day.ts';

/** Ways to format a date in the reader's own time zone. */
const LOCAL = [/\bDateTimeFormat\b/, /\.toLocale(Date|Time)?String\(/, /\bformatDate\b/];

const files = filesIn(['src', 'widgets', 'demo/server'], /\.tsx?$/).filter(({ path }) => path !== HOME);

describe('billing days', () => {
  it.each(LOCAL)(
    'are formatted by formatDay and not by %s, so that every time zone shows the same day [REV-60]',
    (way) => {
      expect(files.filter(({ text }) => way.test(text)).map(({ path }) => path)).toEqual([]);
    },
  );
});
