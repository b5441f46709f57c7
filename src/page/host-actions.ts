import type { Caller } from '../commands/command';
import { takeClicks } from './page';

const loadActions = () => import('./actions');

/**
 * Listens for clicks on host page buttons with `data-waybill-action`. Lazily loads their code on the first click, and replays
 * clicks from before the runtime had loaded.
 */
export function listenForActions({ store, ports }: Omit<Caller, 'origin'>, page: Document): void {
  const press = async ({ target }: Event): Promise<void> => {
    const button = target instanceof Element ? target.closest('[data-waybill-action]') : null;
    const action = button?.getAttribute('data-waybill-action');
    if (button && action) (await ports.load(loadActions))?.doAction(action, button, { store, ports, origin: null });
  };
  const hear = (event: Event): void => void press(event);
  takeClicks().forEach(hear);
  page.addEventListener('click', hear);
}
