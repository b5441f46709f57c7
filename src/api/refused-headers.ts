import { KEPT, OURS, type Refusals } from './headers';
import type { StoragePort } from './ports';

/**
 * Finds out which headers a server refuses, by a read that changes nothing: once plain, and once with each of them. A browser says
 * of a refused preflight no more than that there was no answer. What is found is kept, and told in the console once.
 * @param known what was found before
 * @param names the headers in doubt
 * @param gets whether that read is answered with such a header, or with none
 */
export async function learnRefusals(
  storage: StoragePort,
  { api, names: known }: Refusals,
  names: readonly string[],
  gets: (name: string | null) => Promise<boolean>,
): Promise<void> {
  // A server that cannot be reached at all refuses nothing.
  if (!(await gets(null))) return;
  const isTaken = await Promise.all(names.map(gets));
  const refused = names.filter((_, at) => !isTaken[at]);
  if (refused.length === 0) return;
  storage.write(KEPT, { api, names: [...known, ...refused] } satisfies Refusals);
  for (const name of refused)
    console.warn(
      `waybill: ${api} refuses the header ${name}: ${OURS.get(name) ?? 'it is left away'}. Name it in Access-Control-Allow-Headers.`,
    );
}
