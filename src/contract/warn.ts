const told = new Set<string>();

/** Warns developers in the console, once per page for each subject. */
export function warnOnce(words: string, of: string = words): void {
  if (told.has(of)) return;
  told.add(of);
  console.warn(`waybill: ${words}`);
}

/**
 * Warns developers, once per page for each list, that records of a reply were unreadable; the visitor sees the others, so the gap would
 * go unnoticed.
 * @param list what the list contains, as the console names it
 */
export function warnDropped(
  list: string,
  { kept, dropped }: { readonly kept: readonly unknown[]; readonly dropped: number },
): void {
  if (dropped > 0) warnOnce(`${dropped} of ${dropped + kept.length} ${list} could not be read and are left out`, list);
}
