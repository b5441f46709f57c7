import { parsed, Usage } from '../cli/usage.mjs';
import { AREAS } from './suite/areas/index';
import { NOBODY } from './suite/letter';

export const HELP = `Checks a backend against the contract of the Waybill widgets.

  npm run contract -- --api https://api.example.com [options]

  --api URL          the backend
  --only AREA        one area, or several with commas: ${AREAS.map(({ name }) => name).join(' ')}
  --write            also change carts: those of new visitors, made for the purpose, and no other
  --origin URL       the address of a page that embeds the widgets, to check what its browser needs (CORS)
  --as NAME          sign in as a demo account of the reference backend
  --token TOKEN      a bearer token to use instead of GET /services/token
  --slow             also wait for a token to expire: six minutes
  --timeout SECONDS  for one call; 15 where nothing is said
  --json FILE        write the report as JSON, too

An account's session is taken from the environment: WAYBILL_CONTRACT_COOKIE="name=value". WAYBILL_CONTRACT_TOKEN is another
way to give --token. Neither is ever printed. Of an account the suite changes
nothing: it reads, and asks to remove what no cart holds.

Without --write nothing is changed. With it a run leaves behind some forty small carts and requests under tracking ids and
idempotency keys that nobody else knows, and asks for a few quotes and a guide to be mailed to ${NOBODY}.

Exit code: 0 all checks passed, 1 some failed or had no turn, 2 wrong usage or no server.
What the backend has to answer is written in openapi.json of the package; "x-page" there says what the page does otherwise.`;

export interface Options {
  readonly api: string;
  readonly only: readonly string[];
  readonly write: boolean;
  readonly slow: boolean;
  readonly origin?: string;
  readonly account?: string;
  readonly token?: string;
  readonly cookie?: string;
  /** Timeout of one call in ms. */
  readonly timeout: number;
  readonly json?: string;
}

const addressOf = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Usage(`${name} is no http address: ${value}`);
  return url;
};

const FLAGS = {
  api: { type: 'string' },
  only: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  slow: { type: 'boolean' },
  origin: { type: 'string' },
  as: { type: 'string' },
  token: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the command line; null for `--help`.
 * @throws Usage
 */
export function optionsOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Options | null {
  const { values } = parsed({ args: [...args], options: FLAGS, allowPositionals: false });
  if (values.help) return null;
  if (!values.api) throw new Usage('--api is missing: the address of the backend');
  const only = (values.only ?? []).flatMap((one) => one.split(',')).filter(Boolean);
  const strange = only.filter((name) => !AREAS.some((area) => area.name === name));
  if (strange.length > 0)
    throw new Usage(`There is no area ${strange.join(', ')}; there are ${AREAS.map(({ name }) => name).join(', ')}`);
  const seconds = Number(values.timeout ?? 15);
  if (!(seconds > 0 && seconds <= 600)) throw new Usage('--timeout is a number of seconds up to 600');
  return {
    api: addressOf('--api', values.api).href.replace(/\/$/, ''),
    only,
    write: values.write ?? false,
    slow: values.slow ?? false,
    origin: values.origin && addressOf('--origin', values.origin).origin,
    account: values.as,
    token: values.token ?? env.WAYBILL_CONTRACT_TOKEN,
    cookie: env.WAYBILL_CONTRACT_COOKIE,
    timeout: seconds * 1000,
    json: values.json,
  };
}
