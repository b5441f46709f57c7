import { useEffect, useState } from 'react';
import { findCategory } from '../../../src/domain/catalogue/find-category';
import { followHash } from '../../../src/commands/follow-hash';
import { useElement } from '../../../src/element/context';
import { useHash } from '../../../src/hooks/use-hash';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useCommands } from '../../../src/hooks/use-commands';
import type { CategoryOfPlans } from '../../../src/store/selectors/pricing-plans';
import { goTo } from './go-to';

/** Number of categories that start open if neither the attribute nor the page's hash names one. */
const OPEN_AT_FIRST = 2;

/**
 * Returns which categories are open. The page's hash opens its category and scrolls it, or a panel, into view. Any other hash may name
 * a package, which `followHash` handles. [PRC-05, NAV-15, NAV-16, NAV-17]
 * @param isShown false while the texts or packages load, when there is nothing to scroll to
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
  // A package picked on another page opens its category, where the person confirms it. [PRC-22]
  const [picked] = useState(() => ports.tabStorage.read('picked')?.data);
  const chosen = categories.find(({ plans }) => plans.some(({ id }) => id === picked))?.category.path;
  const anchored = findCategory(known, hash)?.path ?? chosen;
  const first = anchored ?? paths.find((path) => path === named);
  const atFirst = first ? [first] : paths.slice(0, OPEN_AT_FIRST);

  // A new hash opens its category even if the person has closed it.
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
