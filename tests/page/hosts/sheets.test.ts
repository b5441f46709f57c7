import { describe, expect, it } from 'vitest';
import { SHEETS } from '../../kit/host-sheets';
import { expectClean } from '../kit';
import { axeFaults, layoutFaults } from './faults';
import { TAGS } from '../../kit/conformance/widgets';
import { differences, type Pictures } from '../../kit/pictures';
import { expectReadOnce, openHostPage, visit } from './shop';

const PHONE = { width: 360, height: 740 };

let plain: Promise<Pictures> | undefined;

/** Returns the screenshots of the plain page, which are taken once. */
const plainPictures = (): Promise<Pictures> => (plain ??= openHostPage('/hosts/plain').then(({ page }) => visit(page)));

/** Returns the widgets of the repository that are missing on the page. */
const missingTags = (tags: readonly string[]): readonly string[] => TAGS.filter((tag) => !tags.includes(tag));

describe('under the style sheet of a host page', () => {
  it.each(SHEETS)('%s: every widget works and looks as on a plain page', async (name) => {
    const expected = await plainPictures();
    const { page, calls } = await openHostPage(`/hosts/${name}`);
    const pictures = await visit(page);
    expect(differences(name, pictures, expected)).toEqual({});
    const tags = await page.evaluate(() => [...document.querySelectorAll('*')].map(({ localName }) => localName));
    expect(missingTags(tags)).toEqual([]);
    const wide = await layoutFaults(page);
    await page.setViewportSize(PHONE);
    expect({ wide, narrow: await layoutFaults(page) }).toEqual({ wide: [], narrow: [] });
    expect(await axeFaults(page)).toEqual([]);
    expectReadOnce(calls);
    expectClean(page);
  });
});
