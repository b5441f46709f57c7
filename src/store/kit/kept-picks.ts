import type { StoragePort } from '../../api/ports';
import { listOf, recordOf } from '../../contract/fields';

/** Limit of kept picks, because storage may hold anything. */
const MOST = 20;

/** The tab's storage keeps picks, so that a reload finds them and no other tab sends or asks what this one still does. */
const NAME = 'unsent_picks';

interface Storage {
  readonly tabStorage: StoragePort;
}

/** Returns the kept picks, in the order of the presses, as they stand in storage. */
export const keptPicks = ({ tabStorage }: Storage): readonly unknown[] => listOf(tabStorage.read(NAME)?.data);

/** Keeps a pick. */
export const keepPick = (pick: object, { tabStorage }: Storage): void =>
  tabStorage.write(NAME, [...keptPicks({ tabStorage }), pick].slice(-MOST));

/** Forgets a pick that has ended. */
export function forgetPick(key: string, { tabStorage }: Storage): void {
  const others = keptPicks({ tabStorage }).filter((pick) => Reflect.get(recordOf(pick), 'key') !== key);
  if (others.length > 0) tabStorage.write(NAME, others);
  else tabStorage.remove(NAME);
}
