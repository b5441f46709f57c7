import type { Usage } from './usage';

/** Widgets that make a page complete. */
export const USAGE_OF_PAGES: Readonly<Record<string, Usage>> = {
  config: {
    when: 'Use it where the script tag can’t say enough: for settings of one part of a page, such as its language or theme, or where only tags may be written.',
    dos: [
      'Wrap the part of the page that it configures; a setting for the whole page may stand anywhere.',
      'Say once per site where buttons lead, by the `route-…` attributes or those of the script tag.',
      'Set `theme` only where a part differs from the page; widgets follow `color-scheme` by themselves.',
    ],
    donts: [
      'Don’t put secrets into its attributes; everybody can read them.',
      'Don’t use two with different `api`: a page has one.',
    ],
  },
  faq: {
    when: 'Use it for questions and answers that you write yourself. They stay readable where no script runs.',
    dos: [
      'Write each question as `<details>` with a `<summary>`, with headings between them where there are many.',
      'Set `schema` on one list of a page, so that search engines read the questions.',
      'Use the placeholder in the classic editor of WordPress, which breaks the tag into paragraphs.',
    ],
    donts: [
      'Don’t hide what everybody has to know, such as a price or a deadline, in an answer.',
      'Don’t set `schema` twice on a page.',
    ],
  },
  'guide-form': {
    when: 'Use it where a reader is not ready to buy and would read on by mail. It mails a pricing guide and opens it at once.',
    dos: [
      'Give it the heading level that your page needs, in the slot `heading`.',
      'Say in the slot `note` what happens with the address.',
      'Leave `ask-name` and `ask-company` off unless somebody reads the answers; each field costs readers.',
    ],
    donts: [
      'Don’t use it as a newsletter form; the address is used for the guide.',
      'Don’t place it above the prices: it is the second offer, not the first.',
    ],
  },
  'chat-button': {
    when: 'Use it to let a reader ask sales. It opens the chat that your page has configured, and leads to the contact page where there is none.',
    dos: [
      'Use `floating` once per page, and raise `--waybill-chat-offset` if your page has a bar at its lower edge.',
      'Write the label as what happens: “Ask about large fleets”.',
    ],
    donts: [
      'Don’t use it for support of signed-in members, unless your chat knows them.',
      'Don’t combine `floating` with the launcher of your chat: two buttons in one corner.',
    ],
  },
  video: {
    when: 'Use it to show one of the two product videos. It loads the file only when somebody presses the poster.',
    dos: [
      'Always set `captions`, a WebVTT file on your own origin.',
      'Put a link to the file between the tags, for readers without scripts.',
      'Set `poster` to a still with a clear subject; without one a map is drawn.',
    ],
    donts: [
      'Don’t forget `src`: without it the widget stays empty.',
      'Don’t use it for other videos; its titles belong to these two.',
    ],
  },
};
