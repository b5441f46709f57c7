import { describe, expect, it } from 'vitest';
import { filesIn } from '../laws/files';
import { FULLEST, isFullest } from './fullest';

const FILES = filesIn(['stories'], /\.stories\.tsx$/);
const surfaceOf = (file: string): string => file.slice('stories/'.length, -'.stories.tsx'.length);

describe('the stories that are laid out in each run', () => {
  it('show every surface of the widgets', () => {
    const surfaces = FILES.map(({ path }) => surfaceOf(path)).filter((surface) => surface.startsWith('widgets/'));
    expect(surfaces.length).toBeGreaterThan(20);
    expect(Object.keys(FULLEST)).toEqual(expect.arrayContaining(surfaces));
  });

  it.each(Object.entries(FULLEST))('are there: those of %s', (surface, stories) => {
    const source = FILES.find(({ path }) => surfaceOf(path) === surface)?.text ?? '';
    for (const story of stories) expect(source).toContain(`export const ${story}: Story`);
  });

  it('are told by their file and name', () => {
    expect(isFullest('/waybill/stories/widgets/faq.stories.tsx', 'Questions')).toBe(true);
    expect(isFullest('/waybill/stories/ui/card.stories.tsx', 'With Options')).toBe(true);
    expect(isFullest('/waybill/stories/ui/card.stories.tsx', 'Row')).toBe(false);
    expect(isFullest('/waybill/stories/ui/icons.stories.tsx', 'With Options')).toBe(false);
  });
});
