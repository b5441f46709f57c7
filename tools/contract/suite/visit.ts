import type { EndpointName } from '../../../src/api/endpoints';
import { readToken } from '../../../src/contract/token';
import { NotChecked } from './check';
import { recordsOf, type Found } from './records';
import type { Ask, Came, Server } from './server';

/** The query for the pricing plans. [PRC-18] */
export const PRICING = { ind: 14 };

/** A reply with the records of its list. */
export interface Listed {
  readonly came: Came;
  readonly all: readonly Found[];
}

export interface Visit extends Server {
  /** Waits for a duration in ms. */
  readonly wait: (duration: number) => Promise<void>;
  readonly hasAccount: boolean;
  readonly origin: string;
  /** Returns a visitor's bearer token. @throws NotChecked where there is none */
  token(): Promise<string>;
  /** Makes a services call with the visitor's token. */
  services(name: EndpointName, ask?: Ask): Promise<Came>;
  /** Reads the pricing plans and the modules beside them. @throws NotChecked where they cannot be read */
  bundles(): Promise<Came>;
  plans(): Promise<readonly Found[]>;
  /** Reads all modules. @throws NotChecked where they cannot be read */
  modules(): Promise<Listed>;
}

interface Settings {
  readonly token?: string;
  readonly origin?: string;
  readonly hasAccount: boolean;
  readonly wait: Visit['wait'];
  /** Returns the current time in ms since 1970. */
  readonly now: () => number;
}

/** Time in ms for which a token is reused, a little less than its shortest lifetime. [API-38] */
const TOKEN_LIFE = 240_000;

/** Creates the shared state of all checks. Each read is memoized, and only its own check reports a failed one. */
export function createVisit(server: Server, { token: given, origin = '', hasAccount, wait, now }: Settings): Visit {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const found = (kept.get(name) as Promise<T> | undefined) ?? make();
    kept.set(name, found);
    return found;
  };

  let made: { readonly at: number; readonly token: Promise<string> } | null = null;

  const newToken = async (): Promise<string> => {
    const found = readToken((await server.ask('token').catch(() => null))?.body);
    if (!found) throw new NotChecked('there is no token to ask with');
    return found;
  };

  const token = (): Promise<string> => {
    if (given) return Promise.resolve(given);
    const known = made && now() - made.at < TOKEN_LIFE ? made : { at: now(), token: newToken() };
    made = known;
    return known.token;
  };

  const services = async (name: EndpointName, ask: Ask = {}): Promise<Came> =>
    server.ask(name, { token: await token(), ...ask });

  const usable = async (name: EndpointName, ask: Ask, what: string): Promise<Came> => {
    const came = await services(name, ask).catch(() => null);
    if (came && came.status >= 200 && came.status < 300 && recordsOf(came.body, 'data').length > 0) return came;
    throw new NotChecked(`${what} could not be read`);
  };

  const bundles = () => once('bundles', () => usable('bundles', { query: PRICING }, 'the packages'));
  const modules = () =>
    once('modules', async () => {
      const came = await usable('modules', {}, 'the modules');
      return { came, all: recordsOf(came.body, 'data') };
    });

  return {
    ...server,
    wait,
    hasAccount,
    origin,
    token,
    services,
    bundles,
    modules,
    plans: async () => recordsOf((await bundles()).body, 'data'),
  };
}
