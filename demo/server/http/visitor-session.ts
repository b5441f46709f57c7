import { sign, isSignature } from './signature';

/** The purpose that is signed along, so that no token of another kind passes for a session. */
const PURPOSE = 'visitor';
const COOKIE = /^v\.([\da-f]{32})\.(\d{1,16})\.([\w-]+)$/;

const signedText = (publicId: string, until: number): string => `${PURPOSE}.${publicId}.${until}`;

/** Writes the session of a visitor as a cookie. It stands nowhere else, so a stranger who comes by leaves nothing in the database. */
export const visitorCookie = (publicId: string, until: number, secret: string): string =>
  `v.${publicId}.${until}.${sign(signedText(publicId, until), secret)}`;

/** Returns the public id of a visitor's session; null where the cookie is none that this server made, or is over. */
export function readVisitorCookie(cookie: string, secret: string, now: number): string | null {
  const [, publicId = '', until = '', signature = ''] = COOKIE.exec(cookie) ?? [];
  if (Number(until) <= now) return null;
  return isSignature(signature, signedText(publicId, Number(until)), secret) ? publicId : null;
}
