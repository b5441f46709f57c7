import { fileURLToPath } from 'node:url';
import type { ServerOptions } from './server';

type Variables = Readonly<Record<string, string | undefined>>;

const DATA = fileURLToPath(new URL('../../.waybill-data', import.meta.url));
const LARGEST_PORT = 65_535;
/** How many carts the visitors of one network may begin within an hour, where the server is meant for others. */
const VISITORS = 300;
/** The longest time, in seconds, that a setting may name. */
const HOUR = 3600;

/** Thrown where settings are wrong; the message has one sentence for each mistake. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

const isAddress = (told: string): boolean =>
  URL.canParse(told) && /^https?:$/.test(new URL(told).protocol) && !new URL(told).username;

/** Reads variables, and collects a sentence for each that is wrong. */
function reader(env: Variables) {
  const mistakes: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const number = (name: string, largest: number): number | undefined => {
    const told = text(name);
    if (told === undefined || (/^\d{1,7}$/.test(told) && Number(told) <= largest))
      return told === undefined ? undefined : Number(told);
    mistakes.push(`${name} is “${told}”, but has to be a whole number from 0 to ${largest}.`);
    return undefined;
  };
  const choice = <T extends string>(name: string, choices: readonly T[]): T | undefined => {
    const told = text(name);
    const found = choices.find((one) => one === told);
    if (told !== undefined && !found) mistakes.push(`${name} is “${told}”, but has to be ${choices.join(' or ')}.`);
    return found;
  };
  const address = (name: string): string | undefined => {
    const told = text(name);
    if (told === undefined || isAddress(told)) return told;
    mistakes.push(`${name} is “${told}”, but has to be an address such as https://shop.example.com.`);
    return undefined;
  };
  const origins = (name: string): readonly string[] => {
    const told = (text(name) ?? '').split(',').map((one) => one.trim());
    const named = told.filter((one) => one !== '');
    for (const one of named)
      if (!isAddress(one) || new URL(one).origin !== one)
        mistakes.push(`${name} has “${one}”, but takes origins such as https://blog.example.com, without a path.`);
    return named;
  };
  return { mistakes, text, number, choice, address, origins };
}

/**
 * Reads the settings of a server from the environment; `docs/demo.md` has the table.
 * @throws WrongSettings
 */
export function readSettings(env: Variables): ServerOptions & { readonly demo: boolean } {
  const read = reader(env);
  const databaseUrl = read.text('DATABASE_URL');
  const publicUrl = read.address('WAYBILL_PUBLIC_URL');
  // A server with a database or an address of its own is meant for others, who must not be anybody by `?as=`.
  const isOwn = !databaseUrl && !publicUrl && env.NODE_ENV !== 'production';
  const wanted = read.choice('WAYBILL_DEMO', ['0', '1']);
  const demo = wanted === undefined ? isOwn : wanted === '1';
  const isPartitioned = read.choice('WAYBILL_COOKIE', ['lax', 'partitioned']) === 'partitioned';
  const modules = read.number('WAYBILL_CATALOGUE', 100_000) ?? 0;
  const keepAlive = read.number('WAYBILL_KEEP_ALIVE', HOUR);
  const drain = read.number('WAYBILL_DRAIN', HOUR);
  const log = read.choice('WAYBILL_LOG', ['requests', 'quiet']);
  // A seeded catalogue never changes, so each size uses a data folder of its own.
  const folder = read.text('WAYBILL_DATA') ?? (modules ? `${DATA}-${modules}` : DATA);
  const options = {
    ...(databaseUrl ? { databaseUrl } : { dataDir: folder }),
    demo,
    host: read.text('WAYBILL_HOST'),
    port: read.number('PORT', LARGEST_PORT) ?? 4173,
    vaultPort: read.number('WAYBILL_VAULT_PORT', LARGEST_PORT),
    vaultUrl: read.address('WAYBILL_VAULT_URL'),
    origins: read.origins('WAYBILL_ORIGINS'),
    servesLocalPages: demo && isOwn,
    publicUrl,
    isProxied: read.choice('WAYBILL_PROXY', ['0', '1']) === '1',
    isPartitioned,
    isPublic: read.choice('WAYBILL_SERVICES', ['token', 'public']) === 'public',
    mailAllowance: read.number('WAYBILL_MAIL_ALLOWANCE', 1_000_000),
    visitorAllowance: read.number('WAYBILL_VISITOR_ALLOWANCE', 1_000_000) ?? (isOwn ? undefined : VISITORS),
    keepAlive: keepAlive === undefined ? undefined : keepAlive * 1000,
    drain: drain === undefined ? undefined : drain * 1000,
    logsRequests: log === undefined ? !demo : log === 'requests',
    modules,
  };
  if (!demo && !publicUrl && read.mistakes.length === 0)
    read.mistakes.push(
      `WAYBILL_PUBLIC_URL is missing: without it the links of mails lead where a caller says. Or set WAYBILL_DEMO=1.`,
    );
  if (isPartitioned && !publicUrl?.startsWith('https:'))
    read.mistakes.push(`WAYBILL_COOKIE is “partitioned”, which needs a WAYBILL_PUBLIC_URL with https.`);
  if (read.mistakes.length > 0) throw new WrongSettings(read.mistakes.join('\n'));
  return options;
}
