import { registeredSite } from '../../../src/doctor/rules/site';
import { unless, type Complaint } from './check';
import type { Came } from './server';

/** A cookie as a reply sets it. */
interface Cookie {
  readonly name: string;
  /** Its flags and what they say, by name in lower case. */
  readonly flags: ReadonlyMap<string, string>;
}

const cookieOf = (line: string): Cookie => {
  const [pair = '', ...flags] = line.split(';').map((part) => part.trim());
  const named = flags.map((flag): [string, string] => {
    const [name = '', value = ''] = flag.split('=');
    return [name.toLowerCase(), value.toLowerCase()];
  });
  return { name: pair.split('=')[0] ?? '', flags: new Map(named) };
};

/** Returns whether a browser counts two addresses as one site: the same scheme, under one registered domain. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && registeredSite(a.hostname) === registeredSite(b.hostname);
}

/** Returns the flags that a session needs for a page: to be sent at all, over https alone, and to be read by no script. */
function flagsFor(api: string, origin: string): readonly string[] {
  const across = isSameSite(api, origin) ? [] : ['SameSite=None'];
  // Browsers take SameSite=None from a cookie that is Secure, and from no other.
  const secure = across.length > 0 || api.startsWith('https:') ? ['Secure'] : [];
  return ['HttpOnly', ...secure, ...across];
}

/** Checks that a browser sends the cookies of a reply with the calls of a page, and shows them to nobody else. */
export function sentBack(came: Came, api: string, origin: string): Complaint[] {
  const needed = flagsFor(api, origin);
  return came.headers.getSetCookie().flatMap((line) => {
    const { name, flags } = cookieOf(line);
    const missing = needed.filter((flag) => {
      const [key = '', value = ''] = flag.toLowerCase().split('=');
      return flags.get(key) !== value;
    });
    const isLost =
      missing.includes('SameSite=None') || (missing.includes('Secure') && needed.includes('SameSite=None'));
    const elsewhere = isLost ? `, or serve the API under the site of ${origin}, which is better` : '';
    return unless(missing.length === 0, () => ({
      asked: came.asked,
      expected: `a cookie with ${needed.join('; ')}`,
      // Never its value, which is a session.
      came: `${name} with ${[...flags].map(([key, value]) => (value ? `${key}=${value}` : key)).join('; ') || 'no flag'}`,
      page: isLost
        ? 'knows no member: browsers do not send this cookie from another site'
        : 'works; the session is less guarded than it can be',
      weight: 'degrades' as const,
      mend: `Set-Cookie: ${name}=…; Path=/; ${needed.join('; ')}${elsewhere}`,
    }));
  });
}
