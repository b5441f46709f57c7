import { useSyncExternalStore, type MouseEvent } from 'react';
import type { WaybillOptions } from '../../../src/page/options';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useEmit } from '../../../src/hooks/use-emit';
import { useOrigin } from '../../../src/hooks/use-origin';
import { isBrowsers, useRoute } from '../../../src/hooks/use-route';

const warned = new Set<unknown>();

/** How the configured chat is opened; null where none is, or something that can't be. */
function openerOf(chat: WaybillOptions['chat']): (() => unknown) | null {
  if (typeof chat === 'function') return chat;
  if (typeof chat?.open === 'function') return () => chat.open();
  if (chat && !warned.has(chat)) {
    warned.add(chat);
    console.warn(
      'waybill: the option "chat" is neither a function nor has it open(); chat buttons lead to contact',
      chat,
    );
  }
  return null;
}

/**
 * What a press does: the page may take it over, then the configured chat opens. Where there is none, or where it fails, the
 * way leads to the contact page.
 */
export function useChat() {
  const runtime = useRuntime();
  const emit = useEmit();
  const origin = useOrigin();
  const contact = useRoute('contact');
  const readChat = () => runtime.options.chat;
  const hasChat = openerOf(useSyncExternalStore(runtime.watchPage, readChat)) !== null;

  const start = async (opener: () => unknown): Promise<void> => {
    try {
      await opener();
    } catch (error) {
      console.error('waybill: the chat of the page failed', error);
      emit('error', { code: 0, message: error instanceof Error ? error.message : String(error), surface: 'chat' });
      runtime.ports.navigate('contact', { origin });
    }
  };
  return {
    href: hasChat ? undefined : contact.href,
    onClick(event: MouseEvent<HTMLElement>) {
      if (!hasChat && isBrowsers(event)) return;
      // As it is now, which may not be rendered yet.
      const open = openerOf(readChat());
      if (!emit('chat-request', { to: open ? null : contact.href })) return event.preventDefault();
      if (!open) return contact.onClick(event);
      event.preventDefault();
      void start(open);
    },
  };
}
