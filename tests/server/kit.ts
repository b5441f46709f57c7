import { openApp } from '../../demo/server/server';
import { freshPlace } from './place';

/** So many addresses that no test but those of the limit meets it. */
const PLENTY = 1_000_000;

/** Timeout in ms for starting the embedded database on a busy machine. */
export const START = 120_000;

export interface Answer {
  readonly status: number;
  readonly body: Record<string, never> & { readonly status: number };
  readonly headers: Headers;
}

interface Init {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Opens the reference backend on a database of its own, with browsers that call it. */
export async function openBackend(
  options: {
    now?: () => number;
    demo?: boolean;
    modules?: number;
    distDir?: string;
    origins?: readonly string[];
    isProxied?: boolean;
    mailAllowance?: number;
    visitorAllowance?: number;
    isPublic?: boolean;
    publicUrl?: string;
  } = {},
) {
  const { where, drop } = await freshPlace({ isEmpty: options.modules !== undefined });
  const opened = await openApp({ ...where, mailAllowance: PLENTY, ...options });
  const close = (): Promise<void> => opened.close().then(drop);

  /** Creates a browser, which keeps its cookie and its bearer token. One that begins with the cookie of another loses what that one hears. */
  const browser = (cookieAtFirst = '') => {
    let cookie = cookieAtFirst;
    const raw = async (path: string, { method, body, headers }: Init = {}): Promise<Response> => {
      const response = await opened.app.request(`http://127.0.0.1${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
      return response;
    };
    const call = async (path: string, init?: Init): Promise<Answer> => {
      const response = await raw(path, init);
      return { status: response.status, headers: response.headers, body: await response.json() };
    };
    const bearer = async () => ({ Authorization: `Bearer ${String((await call('/services/token')).body.token)}` });
    const services = async (path: string, init: Init = {}) =>
      call(`/services${path}`, { ...init, headers: { ...init.headers, ...(await bearer()) } });
    const signIn = (name: string) => raw(`/?as=${name}`);
    return { raw, call, bearer, services, signIn, cookie: () => cookie };
  };

  return { ...opened, close, browser };
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;
