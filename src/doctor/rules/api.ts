import type { ApiReply } from '../kit/facts';
import type { Finding } from '../kit/finding';
import { apiAddress, apiOf, originAt, scriptsIn } from '../kit/scripts';
import { SAMPLE_API } from '../../page/page';
import { at, type Rule } from '../kit/tree';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:|^\/\//i;
/** Matches what reads as a host name, such as `shop.example` or `localhost:4173`. */
const HOST = /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?(\/|$)/i;

/** Finds an address of the API that is missing, has no scheme or is not secure. */
export const apiNamed: Rule = (facts) => {
  const [script] = scriptsIn(facts);
  const place = script ? at(script.element) : {};
  const api = apiOf(facts);
  const said = script?.element.attributes['data-api'] ?? api ?? '';
  if (!HAS_SCHEME.test(said) && HOST.test(said))
    return [
      {
        code: 'api-no-scheme',
        severity: 'error',
        who: 'administrator',
        message: `The address of the API, "${said}", has no https://, so it is taken for a path of this site.`,
        remedy: 'Write the whole address.',
        copy: `data-api="https://${said}"`,
        ...place,
      },
    ];
  if (said === SAMPLE_API)
    return [
      {
        code: 'api-sample',
        severity: 'warning',
        who: 'administrator',
        message: 'This page runs on sample data: nothing on it can be bought.',
        remedy: 'Name the API before anybody visits it.',
        copy: 'data-api="https://api.example.com"',
        ...place,
      },
    ];
  if (facts.address?.startsWith('https:') && /^http:\/\/(?!localhost|127\.|\[::1\])/i.test(said))
    return [
      {
        code: 'api-insecure',
        severity: 'error',
        who: 'administrator',
        message: `This page is served by https, and the API at ${said} by http. Browsers block such calls.`,
        remedy: 'Serve the API by https.',
        copy: `data-api="${said.replace(/^http:/i, 'https:')}"`,
        ...place,
      },
    ];
  const isSilent = script && script.element.attributes['data-api'] === undefined && (api ?? '') === '';
  if (!isSilent || facts.reply?.kind === 'answered') return [];
  return [
    {
      code: 'api-missing',
      // Where the API was not asked, it may stand on this site, or a script may name it.
      severity: facts.reply ? 'error' : 'warning',
      who: 'administrator',
      message: 'The script tag has no data-api, so the widgets ask this site for their data.',
      remedy: 'Add the address of the API; your developer knows it. Where the API is on this site, write data-api="".',
      copy: 'data-api="https://api.example.com"',
      ...place,
    },
  ];
};

/** What the API's developer has to send back to a page. */
export const corsHeaders = (origin: string): string =>
  [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Credentials: true',
    'Access-Control-Allow-Headers: Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, Waybill-Statement, X-Api-Key, X-Waybill-Tracking',
    'Access-Control-Allow-Methods: GET, POST, OPTIONS',
    'Vary: Origin',
  ].join('\n');

type Said = Omit<Finding, 'severity'>;

/** Says what the answer means; null for a good one. */
function saidOf(reply: ApiReply, api: string, page: string): Said | null {
  switch (reply.kind) {
    case 'answered':
    case 'policy':
      return null;
    case 'unreachable':
      return {
        code: 'api-unreachable',
        who: 'developer',
        message: `The API at ${api} cannot be reached from this page.`,
        remedy:
          'Check its address, its certificate and that it is up; visitors see what stands between the tags meanwhile.',
      };
    case 'cors':
      return {
        code: 'api-cors',
        who: 'developer',
        message:
          reply.lacks === 'credentials'
            ? `The API at ${api} allows ${page} without credentials only, so the browser blocks the calls that carry the session.`
            : `The server at ${api} answers, but does not allow ${page} to read its answers (CORS).`,
        remedy: `Ask the API’s developer to allow ${page} by these headers, with the exact origin and not *. If the address is that of a website, correct data-api.`,
        copy: corsHeaders(page),
      };
    case 'not-json':
      if (reply.status < 400)
        return {
          code: 'api-is-page',
          who: 'administrator',
          message: `${api} answers with a page, not with the API.`,
          remedy: 'Correct data-api: it is the base address of the API, not that of a website.',
        };
      break;
    case 'status':
      break;
  }
  const { status } = reply;
  if (status >= 400 && status < 500)
    return {
      code: 'api-not-found',
      who: 'administrator',
      message: `${api} answers ${status} to /account/session. It is not the base address of the API.`,
      remedy: 'Correct data-api: the whole address up to the paths of the API, such as https://api.example.com/v1.',
    };
  return {
    code: 'api-failing',
    who: 'developer',
    message: `The API at ${api} answers with the error ${status}.`,
    remedy: 'Its own log says why. Visitors see an error and “Try again”.',
  };
}

/** Finds an API that does not answer this page as it should. */
export const apiReply: Rule = (facts) => {
  const api = apiAddress(facts)?.replace(/\/$/, '');
  const [script] = scriptsIn(facts);
  if (!facts.reply || !api) return [];
  const said = saidOf(facts.reply, api, originAt(facts.address) ?? 'this site');
  return said ? [{ ...said, severity: 'error', ...(script && at(script.element)) }] : [];
};
