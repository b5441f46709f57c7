import { beforeEach, vi } from 'vitest';

const isOurs = (text: unknown) => typeof text === 'string' && text.startsWith('waybill');

/** Spies on the console. @returns `said`, which lists the library's messages by their first argument */
export function listenTo(level: 'warn' | 'error') {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  return { said: (): unknown[] => spy.mock.calls.map(([text]: unknown[]) => text).filter(isOurs) };
}

/**
 * Silences the warning about unreadable records, for test files that send such records on purpose. The library warns once for each list of
 * a page, so in whichever test comes first; all other warnings are written as usual.
 */
export function hearWhatIsLeftOut(): void {
  beforeEach(() => {
    const write = console.warn;
    vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
      if (!/^waybill: \d+ of \d+ .* could not be read and are left out$/.test(String(said[0]))) write(...said);
    });
  });
}
