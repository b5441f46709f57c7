import type { Command } from './command';

/**
 * Asks the host page and then opens its chat. Without a chat, or if it fails, it navigates to the contact page.
 * @param open opens the configured chat
 * @param contact address of the contact page, for the event
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
