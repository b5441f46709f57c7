import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const files = filesIn(['src', 'widgets'], /\.tsx?$/);
const naming = (pattern: RegExp): string[] => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const outside = (paths: readonly string[], ...rooms: readonly string[]): string[] =>
  paths.filter((path) => !rooms.some((room) => path.startsWith(room)));

/** Matches an emit of a cancelable `…-request` event, by which a command asks the host page. */
const REQUEST = /\bemit\(\s*'[a-z-]+-request'/;

/** Matches navigation: code that leaves the page or changes its address. */
const MOVE =
  /\b(?:pushState|replaceState)\(|\blocation\??\.(?:assign|replace|reload)\(|\boptions\.navigate\b|\{ navigate,|\bmovePath\(/;

/** Matches a route as the host page configures it, without the language of the page's paths. */
const BARE_ROUTE = /\bDEFAULT_ROUTES\b|\bconfig\.routes\b|\{[^{}]*\broutes\b[^{}]*\} = [^=]*\bconfig\b/;

/** Matches a link or a move to a path that a view writes itself. */
const OWN_PATH = /\bhref=(?:\{\s*)?["'`]\/|\bhref:\s*["'`]\/|\bfollowLink\([^)]*["'`]\/|\bto:\s*["'`]\//;

/** Matches intent actions: only a command dispatches one, and an effect answers it. A dialog moves its own flow by `…Stepped`. */
const INTENTS =
  /\b(?:planChosen|planUnwanted|moduleWanted|moduleUnwanted|categoryUnwanted|quantitiesChosen|quantitiesRetried|clearPressed|undoPressed|trialWanted|checkoutPressed|cartRetried|hashSeen|shareOpened|quoteAccepted|sharePressed|linkWanted|guideAsked|downloadAsked|payAsked|upgradeStarted|activationAsked|migrationStarted)\b/;

describe('commands', () => {
  it('alone emit the request events that ask the host page', () => {
    const asking = naming(REQUEST);
    expect(asking).toContain('src/commands/choose-plan.ts');
    expect(outside(asking, 'src/commands/')).toEqual([]);
  });

  it('alone dispatch intents, so views, host buttons and scripts must call them', () => {
    const dispatching = naming(INTENTS);
    expect(dispatching).toContain('src/commands/add-module.ts');
    expect(outside(dispatching, 'src/commands/', 'src/store/', 'src/flows/')).toEqual([]);
  });

  it('and effects navigate through one port only', () => {
    const moving = naming(MOVE);
    expect(moving).toContain('src/page/navigation.ts');
    // load.ts reloads the page when a chunk is out of date; no runtime need exist by then. The page doctor asks whether the page routes
    // by itself, and moves nothing.
    const others = ['src/page/path.ts', 'src/app/load.ts', 'src/app/examine-page.ts'];
    expect(outside(moving, 'src/page/navigation.ts', ...others)).toEqual([]);
  });

  it('and effects alone call the navigation port', () => {
    const asking = naming(/\b(?:ports|extra)\.navigate\(/);
    expect(asking).toContain('src/commands/follow-link.ts');
    // The guard around each effect passes its wish on, unless the member has left.
    const guard = 'src/store/setup/guard.ts';
    expect(outside(asking, 'src/commands/', 'src/flows/', 'src/store/effects/', guard)).toEqual([]);
  });

  it('and views lead to routes in the language of the page’s paths only [I18-07]', () => {
    // The page doctor and the warning compare routes with the defaults, and lead nowhere.
    const doctor = 'src/app/examine-page.ts';
    const page = ['src/page/options.ts', 'src/app/warn-of-faults.ts'];
    const bare = ['src/store/slices/config.ts', 'src/store/selectors/config.ts', ...page, doctor];
    expect(outside(naming(BARE_ROUTE), ...bare)).toEqual([]);
    expect(naming(OWN_PATH)).toEqual([]);
    const writing = naming(/\blocalisedPath\(|\bselectLocalise\b/);
    expect(writing).toEqual(
      expect.arrayContaining(['src/store/selectors/config.ts', 'src/hooks/use-route.ts', 'src/page/navigation.ts']),
    );
  });

  it.each([
    ['state.config.routes.register', BARE_ROUTE],
    ['const { routes } = store.getState().config;', BARE_ROUTE],
    ['<a href="/register">', OWN_PATH],
    ['<a href={`/register?x=${y}`}>', OWN_PATH],
    ["run(followLink('register', '/register'))", OWN_PATH],
  ])('would be caught leading past the language: %s', (code, pattern) => expect(code).toMatch(pattern));

  it.each(["emit('plan-select-request', detail)", "ports.emit(\n 'checkout-request', {})"])(
    'would be caught raising a request elsewhere: %s',
    (code) => expect(code).toMatch(REQUEST),
  );

  it.each(['history.pushState(null, "", to)', 'location.assign(to)', 'movePath(to)'])(
    'would be caught navigating elsewhere: %s',
    (code) => expect(code).toMatch(MOVE),
  );
});
