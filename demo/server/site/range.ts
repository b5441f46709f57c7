/** `bytes=0-99`, `bytes=100-`, `bytes=-100` */
const SINGLE = /^bytes=(\d*)-(\d*)$/;

/** Returns whether a `Range` header asks for one range. A server may answer any other with the whole file. */
export const isSingleRange = (header: string | undefined): header is string =>
  header !== undefined && header !== 'bytes=-' && SINGLE.test(header);

/**
 * Returns the first and last byte of a single range.
 * @param size of the file in bytes
 * @returns null if the range has no byte of the file
 */
export function rangeOf(header: string, size: number): readonly [from: number, to: number] | null {
  const [, first = '', last = ''] = SINGLE.exec(header) ?? [];
  if (first === '' && last === '') return null;
  // Without a first byte the number counts from the end of the file.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? [from, to] : null;
}
