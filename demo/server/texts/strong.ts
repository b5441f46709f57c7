import { html } from 'hono/html';

/** Renders an escaped name in bold, for messages of markup. */
export const strong = (text: string): string => `${html`<strong>${text}</strong>`}`;
