const told = new Set<string>();

/** Tells developers, once for each page, what a visitor does not see. */
export function tellOnce(words: string, of: string = words): void {
  if (told.has(of)) return;
  told.add(of);
  console.warn(`waybill: ${words}`);
}

/**
 * Tells developers, once for each list of a page, that records of a reply could not be read: a visitor sees the rest, and nobody would
 * notice that something is missing.
 * @param list what the list is of, as the console calls it
 */
export function tellLeftOut(
  list: string,
  { kept, dropped }: { readonly kept: readonly unknown[]; readonly dropped: number },
): void {
  if (dropped > 0) tellOnce(`${dropped} of ${dropped + kept.length} ${list} could not be read and are left out`, list);
}
