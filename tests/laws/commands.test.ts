import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const files = filesIn(['src', 'widgets'], /\.tsx?$/);
const naming = (pattern: RegExp): string[] => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const outside = (paths: readonly string[], ...rooms: readonly string[]): string[] =>
  paths.filter((path) => !rooms.some((room) => path.startsWith(room)));

/** What asks the page before something is done. */
const REQUEST = /\bemit\(\s*'[a-z-]+-request'/;

/** What moves the page, or its address. */
const MOVE =
  /\b(?:pushState|replaceState)\(|\blocation\??\.(?:assign|replace|reload)\(|\boptions\.navigate\b|\{ navigate,|\bmovePath\(/;

/** What somebody wants: an effect answers it, and a command alone dispatches it. A dialog moves its own flow by `…Stepped`. */
const INTENTS =
  /\b(?:planChosen|planUnwanted|moduleWanted|moduleUnwanted|categoryUnwanted|quantitiesChosen|clearPressed|undoPressed|trialWanted|checkoutPressed|cartRetried|hashSeen|shareOpened|quoteAccepted|sharePressed|linkWanted|guideAsked|downloadAsked|upgradeStarted|activationAsked|migrationStarted)\b/;

describe('commands', () => {
  it('alone ask the page whether something may be done', () => {
    const asking = naming(REQUEST);
    expect(asking).toContain('src/commands/choose-plan.ts');
    expect(outside(asking, 'src/commands/')).toEqual([]);
  });

  it('are all that views, host buttons and scripts call', () => {
    const dispatching = naming(INTENTS);
    expect(dispatching).toContain('src/commands/add-module.ts');
    expect(outside(dispatching, 'src/commands/', 'src/store/', 'src/flows/')).toEqual([]);
  });

  it('and effects move the page by one port', () => {
    const moving = naming(MOVE);
    expect(moving).toContain('src/page/navigation.ts');
    // A part that is out of date is loaded anew by reloading, where no runtime need be there.
    expect(outside(moving, 'src/page/navigation.ts', 'src/page/path.ts', 'src/app/load.ts')).toEqual([]);
  });

  it('and effects alone ask that port', () => {
    const asking = naming(/\b(?:ports|extra)\.navigate\(/);
    expect(asking).toContain('src/commands/follow-link.ts');
    expect(outside(asking, 'src/commands/', 'src/flows/', 'src/store/effects/')).toEqual([]);
  });

  it.each(["emit('plan-select-request', detail)", "ports.emit(\n 'checkout-request', {})"])(
    'that %s would be found',
    (code) => expect(code).toMatch(REQUEST),
  );

  it.each(['history.pushState(null, "", to)', 'location.assign(to)', 'movePath(to)'])('%s would be found', (code) =>
    expect(code).toMatch(MOVE),
  );
});
