import { useEffect, useState } from 'react';
import { findCategory } from '../../../src/domain/catalogue/find-category';
import { followHash } from '../../../src/commands/follow-hash';
import { useElement } from '../../../src/element/context';
import { useHash } from '../../../src/hooks/use-hash';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useCommands } from '../../../src/hooks/use-commands';
import type { CategoryOfPlans } from '../../../src/store/selectors/catalogue';
import { goTo } from './go-to';

/** So many categories start open where neither the attribute nor the page's anchor names one. */
const OPEN_AT_FIRST = 2;

/**
 * Which categories are open. The page's anchor opens its category and brings it, or a panel, into view; any other anchor may name a
 * package, which the store decides. [PRC-05, NAV-15, NAV-16, NAV-17]
 * @param isShown before that there is nothing to bring into view: texts may come after the packages
 */
export function useOpenCategories(
  categories: readonly CategoryOfPlans[],
  named: string | undefined,
  panels: readonly string[],
  isShown: boolean,
) {
  const { host } = useElement();
  const { ports } = useRuntime();
  const run = useCommands();
  const hash = useHash();
  const [followed, follow] = useState('');
  const [touched, touch] = useState<Readonly<Record<string, boolean>>>({});

  const known = categories.map(({ category }) => category);
  const paths = known.map(({ path }) => path);
  const isLoaded = paths.length > 0;
  // A package that was picked on another page is brought into view where it is confirmed. [PRC-22]
  const [picked] = useState(() => ports.tabStorage.read('picked')?.data);
  const chosen = categories.find(({ plans }) => plans.some(({ id }) => id === picked))?.category.path;
  const anchored = findCategory(known, hash)?.path ?? chosen;
  const first = anchored ?? paths.find((path) => path === named);
  const atFirst = first ? [first] : paths.slice(0, OPEN_AT_FIRST);

  // A new anchor opens its category even where it was closed by hand before.
  if (isLoaded && hash !== followed) {
    follow(hash);
    if (anchored) touch({ ...touched, [anchored]: true });
  }

  useEffect(() => {
    if (!isShown || !hash) return;
    const panel = panels.find((name) => hash.split('?')[0] === `#${name}`);
    const place = host.shadowRoot?.getElementById(anchored ?? panel ?? '');
    if (place) void goTo(place);
    if (!place || chosen) run(followHash(hash));
  }, [isShown, hash, anchored, chosen, panels, run, host]);

  return [
    (path: string): boolean => touched[path] ?? atFirst.includes(path),
    (path: string, isOpen: boolean) => touch((before) => ({ ...before, [path]: isOpen })),
  ] as const;
}
