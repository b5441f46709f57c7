import { describe, expect, it } from 'vitest';
import { createPageSession, sessionPart } from '../../../src/store/kit/page-session';

const COUNT = sessionPart(() => ({ count: 0 }));
const OTHER = sessionPart(() => ({ count: 0 }));

describe('the session of a page', () => {
  it('creates each part once and keeps it', () => {
    const page = createPageSession();
    page.of(COUNT).count += 1;
    expect(page.of(COUNT)).toBe(page.of(COUNT));
    expect(page.of(COUNT).count).toBe(1);
  });

  it('shares no part with another page or under another name', () => {
    const page = createPageSession();
    page.of(COUNT).count += 1;
    expect(page.of(OTHER).count).toBe(0);
    expect(createPageSession().of(COUNT).count).toBe(0);
  });
});
