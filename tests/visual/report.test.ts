import { describe, expect, it } from 'vitest';
import { reportOf } from '../../tools/visual/report.mjs';

const page = reportOf([
  { name: 'ui/card/Row-dark-360', kind: 'same', share: 0, major: '150' },
  { name: 'ui/card/Row-dark-900', kind: 'changed', share: 0.0123, major: '150' },
  { name: 'ui/card/New-dark-900', kind: 'new', share: 0, major: '150' },
]);

describe('the report of the pictures', () => {
  it('shows a changed picture before, after, and what differs', () => {
    for (const folder of ['before', 'after', 'difference'])
      expect(page).toContain(`src="${folder}/ui/card/Row-dark-900.png"`);
    expect(page).toContain('1.23 % of the pixels');
  });

  it('shows a new one as it is, and leaves out one that is the same', () => {
    expect(page).toContain('src="after/ui/card/New-dark-900.png"');
    expect(page).not.toContain('src="before/ui/card/New-dark-900.png"');
    expect(page).not.toContain('Row-dark-360');
  });

  it('counts them, and says how they are accepted', () => {
    expect(page).toContain('2 of 3 pictures differ');
    expect(page).toContain('npm run test:visual -- --accept');
  });
});
