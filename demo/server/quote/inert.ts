/** Dots of domain names, with those that browsers read as dots. */
const DOTS = '.\u3002\uff0e\uff61';

/** A scheme that mail programs make a link of, with its colon. */
const SCHEME = /\b([a-z][a-z\d+-]*)(:)(?=\/\/)|\b(mailto|tel|sms|data|javascript)(:)/gi;

/** A domain name, whose last label begins with two letters, or an IPv4 address. */
const LABEL = '[\\p{L}\\p{M}\\p{N}_-]+';
const DOMAIN = new RegExp(`${LABEL}(?:[${DOTS}]${LABEL})*[${DOTS}][\\p{L}\\p{M}]{2,}|\\d+(?:[${DOTS}]\\d+){3}`, 'gu');

/**
 * Writes addresses of a text so that no program makes a link of them: `https://a.example` becomes `https[:]//a[.]example`. For the words of
 * senders whom nobody knows.
 */
export const inertLinks = (text: string): string =>
  text
    .replace(DOMAIN, (name) => name.replace(new RegExp(`[${DOTS}]`, 'g'), '[.]'))
    .replace(SCHEME, (_all, one: string | undefined, _c, other: string | undefined) => `${one ?? other ?? ''}[:]`);
