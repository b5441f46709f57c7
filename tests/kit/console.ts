import { beforeEach, vi } from 'vitest';

const isOurs = (text: unknown) => typeof text === 'string' && text.startsWith('waybill');

/** What the library writes to the console from here on, by the first argument. */
export function listenTo(level: 'warn' | 'error') {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  return { said: (): unknown[] => spy.mock.calls.map(([text]: unknown[]) => text).filter(isOurs) };
}

/**
 * For files that give records nobody can read. That they are left out is told once for each list of a page, by whichever test comes first;
 * whatever else is said is written as ever.
 */
export function hearWhatIsLeftOut(): void {
  beforeEach(() => {
    const write = console.warn;
    vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
      if (!/^waybill: \d+ of \d+ .* could not be read and are left out$/.test(String(said[0]))) write(...said);
    });
  });
}
