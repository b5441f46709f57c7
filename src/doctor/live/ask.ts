import { joinUrl } from '../../api/url';
import { ENDPOINTS } from '../../api/endpoints';
import { readHeaders } from '../../api/headers';
import type { ApiReply, PageFacts } from '../kit/facts';
import { policiesIn, replyOf, statusesOf, tried } from '../kit/reply';

type Violations = PageFacts['violations'];

/** Hears the directives that stop something on the page, also those from before. */
export interface PolicyWatch {
  /** Returns all so far, once the browser has reported what it has stopped by now. */
  found(): Promise<Violations>;
  stop(): void;
}

/** What a browser reports of a breach of the policy. */
interface Breach {
  readonly effectiveDirective?: string;
  readonly blockedURL?: string;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts to hear what the policy of a page stops. */
export function watchPolicy(page: Document): PolicyWatch {
  const violations: { directive: string; blocked: string }[] = [];
  const heard = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    violations.push({ directive: effectiveDirective, blocked: blockedURI });
  page.addEventListener('securitypolicyviolation', heard);
  // Chromium tells what it stopped before anybody listened.
  const told = (reports: readonly { readonly body?: object | null }[]): void => {
    for (const { body } of reports) {
      const { effectiveDirective: directive, blockedURL: blocked = '' }: Breach = body ?? {};
      if (directive) violations.push({ directive, blocked });
    }
  };
  const observer =
    typeof ReportingObserver === 'function'
      ? new ReportingObserver(told, { types: ['csp-violation'], buffered: true })
      : null;
  observer?.observe();
  return {
    async found() {
      await nextTask();
      await nextTask();
      return violations;
    },
    stop() {
      page.removeEventListener('securitypolicyviolation', heard);
      observer?.disconnect();
    },
  };
}

/** Asks the server itself, because what the browser has kept may be of before. */
const afresh: typeof fetch = (input, init) => fetch(input, { cache: 'no-store', ...init });

/**
 * Reads the session from the API as the widgets do, which changes nothing. Where a browser reports no more than a network error, the
 * function finds out why by asking again in other ways.
 * @param api absolute base address
 */
export async function askApi(api: string, language: string, watch: PolicyWatch): Promise<ApiReply> {
  const address = joinUrl(api, ENDPOINTS.session.path);
  const headers = readHeaders(language, undefined);
  const answer = await tried(afresh, address, { credentials: 'include', headers });
  if (answer) return replyOf(answer);
  const { origin } = new URL(address);
  const isStopped = (await watch.found()).some(
    ({ directive, blocked }) => directive === 'connect-src' && blocked.startsWith(origin),
  );
  if (isStopped) return { kind: 'policy' };
  if (origin === location.origin) return { kind: 'unreachable' };
  // Without CORS a page may send a request, but not read the answer: it only shows that there is one.
  const opaque = await tried(afresh, address, { mode: 'no-cors', credentials: 'omit' });
  if (!opaque) return { kind: 'unreachable' };
  const bare = await tried(afresh, address, { credentials: 'omit', headers });
  return { kind: 'cors', lacks: bare ? 'credentials' : 'origin' };
}

/** Asks pages of this site whether they are there. @returns their status by address */
export async function askPages(addresses: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const own = [...new Set(addresses)].filter(
    (address) => URL.canParse(address) && new URL(address).origin === location.origin,
  );
  return statusesOf(afresh, own);
}

/** Returns the status with which scripts came, as far as the browser tells a page. */
export const scriptStatuses = (addresses: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const [entry] = performance.getEntriesByName(address, 'resource') as (PerformanceResourceTiming | undefined)[];
      return entry?.responseStatus ? [[address, entry.responseStatus]] : [];
    }),
  );

/** Returns the policy that the server sends with the page, asked for once more. */
export async function ownPolicies(): Promise<readonly string[]> {
  const answer = await tried(afresh, location.href, { method: 'HEAD' });
  return policiesIn(answer?.headers.get('Content-Security-Policy') ?? null);
}
