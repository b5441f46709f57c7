import { useSyncExternalStore, type MouseEvent } from 'react';
import { openChat } from '../../../src/commands/open-chat';
import type { WaybillOptions } from '../../../src/page/options';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useCommands } from '../../../src/hooks/use-commands';
import { isBrowsers, useRoute } from '../../../src/hooks/use-route';

const warned = new Set<unknown>();

/** Returns the function that opens the configured chat; null without a valid `chat` option. */
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

/** Returns the props of a button that opens the chat; of a link to the contact page without a chat. */
export function useChat() {
  const runtime = useRuntime();
  const run = useCommands();
  const contact = useRoute('contact');
  const readChat = () => runtime.options.chat;
  const hasChat = openerOf(useSyncExternalStore(runtime.watchPage, readChat, readChat)) !== null;

  return {
    href: hasChat ? undefined : contact.href,
    onClick(event: MouseEvent<HTMLElement>) {
      if (!hasChat && isBrowsers(event)) return;
      event.preventDefault();
      // Reads the option again at the click, because its last change may not have rendered yet.
      void run(openChat(openerOf(readChat()), contact.href));
    },
  };
}
