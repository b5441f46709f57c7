import { vi } from 'vitest';
import { isPlanted } from './planted';

export const IN_WINDOW = 'an error of the window';

/** What the page and its console hear of mistakes. */
export function hearMistakes() {
  const events: { readonly target: EventTarget | null; readonly surface: string }[] = [];
  const uncaught: string[] = [];
  const onEvent = (event: Event): void => {
    const { detail } = event as CustomEvent<{ message: string; surface: string }>;
    if (isPlanted(detail.message)) events.push({ target: event.target, surface: detail.surface });
  };
  const onError = (event: ErrorEvent): void => {
    if (!isPlanted(event.message)) return;
    event.preventDefault();
    uncaught.push(IN_WINDOW);
  };
  const onRejection = (reason: unknown): void => void uncaught.push(`an unhandled rejection: ${String(reason)}`);
  document.addEventListener('waybill-error', onEvent);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  let ordered = 0;
  const onOrder = (): void => void (ordered += 1);
  document.addEventListener('waybill-checkout-complete', onOrder);
  document.addEventListener('waybill-upgrade-complete', onOrder);
  const logs: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...given) => void logs.push(given.join(' '))),
  );
  return {
    events,
    uncaught,
    logs,
    ordered: () => ordered,
    end(): void {
      document.removeEventListener('waybill-checkout-complete', onOrder);
      document.removeEventListener('waybill-upgrade-complete', onOrder);
      document.removeEventListener('waybill-error', onEvent);
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', onRejection);
      for (const spy of spies) spy.mockRestore();
    },
  };
}
