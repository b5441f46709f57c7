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

/** Views that read the browser's clock, because they measure how long ago it said something itself. */
const MEASURES: Readonly<Record<string, string>> = {
  'src/hooks/use-now.ts': 'the one home, which adds the offset of the server',
  'widgets/billing-form/parts/use-entries.ts': 'the age of a draft',
  'widgets/dialogs/parts/checkout/outcomes.tsx': 'the begin of an attempt, whose duration is shown',
  'widgets/dialogs/parts/checkout/progress.tsx': 'the duration of an attempt',
  'widgets/guide-form/parts/use-guide-entries.ts': 'the age of a draft',
  'widgets/invoice-list/parts/use-invoice-query.ts': 'the age of a page that was left',
};

/** Reads the browser's clock. */
const CLOCK = /\bDate\.now\b|\bnew Date\(\)/;

it('views know the time from the server, by useNow and useToday; those that measure a duration are listed', () => {
  const readers = filesIn(['src/hooks', 'src/views', 'widgets'], /\.tsx?$/).filter(({ text }) => CLOCK.test(text));
  expect(readers.map(({ path }) => path).toSorted()).toEqual(Object.keys(MEASURES));
});
