import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../../tools/visual/places.mjs';
import { bytesOfPictures, picturesIn, unseenAmong } from '../../tools/visual/pictures.mjs';
import { filesIn } from '../laws/files';
import { PICTURED, pictureName } from './pictured';
import { VIEWS } from './views';

/** How many bytes the pictures may have together. */
const MOST = 8_000_000;

const sources = new Map(filesIn(['stories'], /\.stories\.tsx$/).map(({ path, text }) => [path, text]));

describe('the stories that have pictures', () => {
  it.each(Object.entries(PICTURED))('are there: those of %s', (surface, stories) => {
    const source = sources.get(`stories/${surface}.stories.tsx`) ?? '';
    for (const story of stories) expect(source).toContain(`export const ${story}: Story`);
    expect(new Set(stories).size).toBe(stories.length);
  });

  it('are told by their file and name', () => {
    expect(pictureName('/waybill/stories/widgets/cart.stories.tsx', 'Package And Add Ons')).toBe(
      'widgets/cart/PackageAndAddOns',
    );
    expect(pictureName('/waybill/stories/widgets/cart.stories.tsx', 'Busy')).toBeNull();
    expect(pictureName('/waybill/stories/ui/category.stories.tsx', 'Accordion')).toBeNull();
  });
});

describe('the pictures', () => {
  it('are there for each of these stories in each view, and no other', () => {
    const names = Object.entries(PICTURED).flatMap(([surface, stories]) =>
      stories.flatMap((story) => VIEWS.map(({ name }) => `${surface}/${story}-${name}.png`)),
    );
    expect(picturesIn().map((file) => relative(PICTURES, file))).toEqual(names.toSorted());
  });

  it('are missed where a run did not look at them', () => {
    const names = picturesIn().map((file) => relative(PICTURES, file).replace(/\.png$/, ''));
    const found = names.map((name) => ({ name, kind: 'same' as const, share: 0, major: '150' }));
    expect(unseenAmong(found)).toEqual([]);
    expect(unseenAmong(found.slice(1))).toEqual([`${names[0]}.png`]);
  });

  it('are small', () => {
    expect(bytesOfPictures()).toBeLessThan(MOST);
  });
});
