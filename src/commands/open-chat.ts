import type { Command } from './command';

/**
 * Asks the page, then opens its chat. Where there is none, or where it fails, the way leads to the contact page.
 * @param open opens the chat that is configured
 * @param contact the address that is led to where none is
 */
export const openChat =
  (open: (() => unknown) | null, contact: string): Command<Promise<void>> =>
  async ({ ports, origin }) => {
    if (!ports.emit('chat-request', { to: open ? null : contact }, origin)) return;
    try {
      if (open) return void (await open());
    } catch (error) {
      console.error('waybill: the chat of the page failed', error);
      const message = error instanceof Error ? error.message : String(error);
      ports.emit('error', { code: 0, message, surface: 'chat' }, origin);
    }
    ports.navigate('contact', { origin });
  };
