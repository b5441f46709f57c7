import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsEvents } from '../../demo/server/db/schema';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const event = {
  name: 'conversion',
  page_id: '/pricing',
  tracking_id: 'track-1',
  member_id: 7,
  ip: '127.0.0.1',
  product_id: 106,
  is_module: 1,
  is_bundled: 0,
};
const send = (body: unknown, headers = {}) => backend.browser().call('/analytics/events', { body, headers });

describe('POST /analytics/events', () => {
  it('counts an event once for each idempotency key [API-57]', async () => {
    const headers = { 'Idempotency-Key': 'event-of-this-test-1' };
    expect((await send(event, headers)).body.status).toBe(200);
    expect((await send(event, headers)).body.status).toBe(200);
    const rows = await backend.db.select().from(analyticsEvents);
    expect(rows).toMatchObject([
      {
        name: 'conversion',
        pageId: '/pricing',
        trackingId: 'track-1',
        memberId: 7,
        ip: '127.0.0.1',
        productId: 106,
        isModule: true,
        isBundled: false,
      },
    ]);
  });

  it('accepts a retried event after the sender has signed in [API-57]', async () => {
    const headers = { 'Idempotency-Key': 'event-of-this-test-2' };
    const browser = backend.browser();
    const again = () => browser.call('/analytics/events', { body: event, headers });
    expect((await again()).status).toBe(200);
    await browser.signIn('member');
    expect((await again()).status).toBe(200);
  });

  it.each([[{}], [[]], [null], [{ page_id: 7 }], [{ page_id: '' }]])('refuses %j', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('drops unknown fields, and truncates long values', async () => {
    expect((await send({ page_id: 'x'.repeat(9000), member_id: 'me', product_id: 1e12, extra: {} })).status).toBe(200);
    const rows = await backend.db.select().from(analyticsEvents);
    expect(rows.at(-1)).toMatchObject({ memberId: 0, productId: null, name: 'page_view' });
    expect(rows.at(-1)?.pageId).toHaveLength(500);
  });
});
