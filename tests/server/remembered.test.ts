import { describe, expect, it } from 'vitest';
import { remembered } from '../../demo/server/core/remembered';

const fails = () => Promise.reject(new Error('unreadable'));

describe('what is remembered', () => {
  it('is made once, by callers at the same time too', async () => {
    const kept = new Map<string, Promise<number>>();
    let made = 0;
    const make = async () => (made += 1);
    const both = await Promise.all([remembered(kept, 'a', make), remembered(kept, 'a', make)]);
    expect([...both, await remembered(kept, 'a', make)]).toEqual([1, 1, 1]);
  });

  it('is made again after it could not be made', async () => {
    const kept = new Map<string, Promise<string>>();
    await expect(remembered(kept, 'a', fails)).rejects.toThrow('unreadable');
    expect(await remembered(kept, 'a', async () => 'readable')).toBe('readable');
  });
});
