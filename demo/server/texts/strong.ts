import { html } from 'hono/html';

/** A name in a message of markup, whatever the name is. */
export const strong = (text: string): string => `${html`<strong>${text}</strong>`}`;
