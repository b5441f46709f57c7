import { describe, expect, it } from 'vitest';
import { domainHistories } from './histories/domain';
import { ledgerOfPairs } from './law/pairs';
import { histories, playAll } from './law/run';
import { playDomain } from './levels/play-domain';

describe('every amount of a cart and its bill', () => {
  it('equals that of the model, over random histories', async () => {
    const pairs = ledgerOfPairs();
    await playAll('domain', domainHistories, histories(10_000), pairs, (one, tell) => playDomain(pairs, one, tell));
    expect(pairs.total()).toBeGreaterThan(0);
  });
});
