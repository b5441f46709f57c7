import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const ACCEPTS = { headers: { 'Accept-Encoding': 'br' } };

describe('a reply', () => {
  it('says its size in bytes, whatever its language', async () => {
    const headers = { 'Accept-Language': 'ru' };
    const reply = await backend.browser().raw('/cart/products/module/999999', { headers });
    const bytes = await reply.arrayBuffer();
    expect(reply.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(new TextDecoder().decode(bytes)).toMatch(/\p{Script=Cyrillic}/u);
  });

  it('that is short is not compressed, because that takes as long as to answer', async () => {
    const browser = backend.browser();
    await browser.signIn('subscriber');
    const reply = await browser.raw('/account/session', ACCEPTS);
    expect((await reply.json()).member_id).toBe(1002);
    expect(reply.headers.get('Content-Encoding')).toBeNull();
  });

  it('that is long is compressed, and no longer says the size that it had', async () => {
    const browser = backend.browser();
    await browser.signIn('subscriber');
    const reply = await browser.raw('/account/1002/invoices', ACCEPTS);
    expect([reply.headers.get('Content-Encoding'), reply.headers.get('Content-Length')]).toEqual(['br', null]);
  });
});
