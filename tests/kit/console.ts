import { vi } from 'vitest';

/** What is written to the console from here on, by the first argument. */
export function listenTo(level: 'warn' | 'error') {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  return { said: (): unknown[] => spy.mock.calls.map(([text]: unknown[]) => text) };
}
