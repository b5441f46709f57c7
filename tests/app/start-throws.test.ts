import { describe, expect, it, vi } from 'vitest';
import { getRuntime } from '../../src/app/shared';
import { openLiveRegion } from '../../src/page/announce';
import { listenTo } from '../kit/console';
import { mountPage, VISITOR_BODY } from '../kit/mount';
import { holds } from '../kit/until';
import { bundlesBody } from '../kit/wire';

vi.mock('../../src/page/announce', { spy: true });

const MISTAKE = new Error('A mistake');
const mistake = (): never => {
  throw MISTAKE;
};
const TOLD = { detail: { code: 0, message: 'A mistake', surface: 'runtime' } };

describe('the start of a page', () => {
  it('goes on without a step that throws, which is told once', async () => {
    const { said } = listenTo('error');
    vi.mocked(openLiveRegion).mockImplementationOnce(mistake);
    const heard: unknown[] = [];
    document.addEventListener('waybill-error', ({ detail }) => heard.push({ detail }), { once: true });
    const page = await mountPage('<waybill-cart></waybill-cart>');
    expect(page.store.getState().session.status).toBe('known');
    expect(heard).toEqual([TOLD]);
    expect(said()).toEqual(['waybill: the start failed']);
  });

  it('takes a reader for a visitor where the session throws, until it is read again', async () => {
    const { said } = listenTo('error');
    const { request } = getRuntime().ports.client;
    const client = vi.spyOn(getRuntime().ports.client, 'request');
    let isBroken = true;
    client.mockImplementation(async (...given) => (given[0] === 'session' && isBroken ? mistake() : request(...given)));
    const page = await mountPage('<waybill-pricing-table></waybill-pricing-table>', {
      answers: { bundles: bundlesBody(), session: VISITOR_BODY },
    });
    expect(page.store.getState().session.status).toBe('failed');
    expect(said()).toEqual(['waybill: the session failed']);
    isBroken = false;
    getRuntime().configure({ memberId: 7 });
    await holds(() => page.store.getState().session.status === 'known');
    expect(said()).toHaveLength(1);
  });
});
