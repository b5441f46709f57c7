import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { ChatButton, type ChatButtonProps } from './chat-button';
import chatButtonCss from './chat-button.css?inline';
import pageCss from './page.css?inline';

/** `<waybill-chat-button>`: opens the live chat of the host page. */
const spec: WidgetSpec<ChatButtonProps> = {
  tag: 'waybill-chat-button',
  summary: 'Opens the live chat that the page has configured; without one, a link to the contact page.',
  props: {
    floating: {
      kind: 'boolean',
      fallback: false,
      summary: 'Fixes the button to the lower corner of the window, above the page and below its dialogs.',
    },
  },
  view: ChatButton,
  room: { width: '140px', height: '36px', unless: 'floating' },
  texts: ['chat_button'],
  css: [buttonCss, chatButtonCss],
  pageCss: [pageCss],
  inline: true,
  events: ['waybill-chat-request', 'waybill-navigate', 'waybill-error'],
  slots: {
    '': 'Shown until the texts have loaded, after a crash, and without scripts.',
    label: 'Replaces the text "Chat with sales".',
  },
  parts: { button: 'The button, or the link.' },
  states: { loading: 'The texts are loading.', ready: 'The button is shown.', error: 'The view crashed.' },
};

export default spec;
