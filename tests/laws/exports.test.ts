import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** Exports that implement a requirement but that no surface uses yet. This list only shrinks. */
const WAITING: Readonly<Record<string, string>> = {
  selectOrderProgress: 'notification codes of an order: no surface tells them apart from its words',
  selectShareProgress: 'notification codes of a share: no surface tells them apart from its words',
  devicesProgress: 'notification codes of the check of devices: its dialog says it in words',
  planMarker: 'the marker of a plan in the cart: buttons say it by their state',
  floorToMajor: 'whole amounts: no surface cuts the cents off',
  MENU_WIDTH: 'a width of the host’s menu, which hosts set by the sheets of the demonstration',
  LEFT_SIDEBAR_WIDTH: 'a width of the host’s sidebar',
  RIGHT_SIDEBAR_WIDTH: 'a width of the host’s sidebar',
};

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const owned = filesIn(['src', 'widgets'], /\.tsx?$/);
const users = [...owned, ...filesIn(['tools', 'stories', 'demo'], /\.(tsx?|mjs)$/)];

/** Counts each word in the sources, tests left out. */
const uses = new Map<string, number>();
for (const { text } of users) for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);

/** Exported names that occur only once: in their own definition. */
const unused = owned.flatMap(({ text }) =>
  [...text.matchAll(EXPORT)].map(([, name = '']) => name).filter((name) => uses.get(name) === 1),
);

describe('an export', () => {
  it('is used by more than tests, or is on the waiting list', () => {
    expect(unused.filter((name) => !Object.hasOwn(WAITING, name))).toEqual([]);
  });

  it('leaves the waiting list once it is used', () => {
    expect(Object.keys(WAITING).filter((name) => !unused.includes(name))).toEqual([]);
  });
});
