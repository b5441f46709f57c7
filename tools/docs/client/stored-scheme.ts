const KEY = 'waybill-docs.scheme';

export type Scheme = 'auto' | 'light' | 'dark';

/** Returns the scheme that the reader has chosen, `auto` without a choice or without a storage. */
export function readScheme(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Puts a scheme on the page. */
export function setScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
}

/** Keeps a choice for the next pages; a storage that is full or blocked forgets it. */
export function keepScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // The page has it already.
  }
}

/** Returns the scheme that is seen: that of the system where none was chosen. */
export function seenScheme(): 'light' | 'dark' {
  const chosen = readScheme();
  if (chosen !== 'auto') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
