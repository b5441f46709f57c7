import { useSyncExternalStore, type MouseEvent } from 'react';
import { openChat } from '../../../src/commands/open-chat';
import type { WaybillOptions } from '../../../src/page/options';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useCommands } from '../../../src/hooks/use-commands';
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

/** A button that opens the chat; a link to the contact page where there is none. */
export function useChat() {
  const runtime = useRuntime();
  const run = useCommands();
  const contact = useRoute('contact');
  const readChat = () => runtime.options.chat;
  const hasChat = openerOf(useSyncExternalStore(runtime.watchPage, readChat)) !== null;

  return {
    href: hasChat ? undefined : contact.href,
    onClick(event: MouseEvent<HTMLElement>) {
      if (!hasChat && isBrowsers(event)) return;
      event.preventDefault();
      // As it is now, which may not be rendered yet.
      void run(openChat(openerOf(readChat()), contact.href));
    },
  };
}
