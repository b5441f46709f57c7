import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { ChatButton, type ChatButtonProps } from './chat-button';
import chatButtonCss from './chat-button.css?inline';
import pageCss from './page.css?inline';

/** `<waybill-chat-button>`: opens the page's live chat. */
const spec: WidgetSpec<ChatButtonProps> = {
  tag: 'waybill-chat-button',
  summary: 'Opens the live chat that the page has configured; a link to the contact page where there is none.',
  props: {
    floating: {
      kind: 'boolean',
      fallback: false,
      summary: 'Stands in the lower corner of the window, over the page and under its dialogs.',
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
    '': 'Shown until the texts are there, after a crash, and without scripts.',
    label: 'Another text than "Chat with sales".',
  },
  parts: { button: 'The button, or the link.' },
  states: { loading: 'Until the first texts.', ready: 'The button is shown.', error: 'The view crashed.' },
};

export default spec;
