import { vi } from 'vitest';

const isOurs = (text: unknown) => typeof text === 'string' && text.startsWith('waybill');

/** What the library writes to the console from here on, by the first argument. */
export function listenTo(level: 'warn' | 'error') {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  return { said: (): unknown[] => spy.mock.calls.map(([text]: unknown[]) => text).filter(isOurs) };
}
