import { describe, expect, it } from 'vitest';
import { inTurn, json, raw, scripted } from './kit';

const TOKEN = '/services/token';
const PRODUCTS = '/services/products';
const tokensIn = (server: ReturnType<typeof scripted>): readonly (string | null)[] =>
  server.to(PRODUCTS).map(({ headers }) => headers.get('Authorization'));

describe('services that are public', () => {
  it('are read without a token, and with no header that a preflight would be asked for', async () => {
    const server = scripted({ [PRODUCTS]: json({}) }, { isPublic: true });
    expect((await server.client.request('products')).ok).toBe(true);
    expect(server.calls).toHaveLength(1);
    expect([...(server.calls[0]?.headers.keys() ?? [])]).toEqual(['accept', 'accept-language']);
  });

  it.each([
    [401, raw('{}', 401)],
    [401, json({ status: 401 })],
    [405, json({ status: 405 })],
  ])('are read with a token where the API refuses without one, by %i', async (_, refusal) => {
    const acts = { [TOKEN]: json({ status: 200, token: 'tok' }), [PRODUCTS]: inTurn(refusal, json({})) };
    const server = scripted(acts, { isPublic: true });
    expect((await server.client.request('products')).ok).toBe(true);
    expect(tokensIn(server)).toEqual([null, 'Bearer tok']);
  });

  it('take a token with what is posted to them', async () => {
    const server = scripted(
      { [TOKEN]: json({ status: 200, token: 'tok' }), '/services/modules/xsell': json({}) },
      { isPublic: true },
    );
    await server.client.request('crossSell', { body: { ids: [1] } });
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer tok');
  });
});

describe("a visitor's token in the page", () => {
  it('is used without a call', async () => {
    const server = scripted({ [PRODUCTS]: json({}) }, { token: 'given' });
    expect((await server.client.request('products')).ok).toBe(true);
    expect([server.calls.length, ...tokensIn(server)]).toEqual([1, 'Bearer given']);
  });

  it('is used no more once it is refused, and gives way to one that is kept', async () => {
    const acts = {
      [TOKEN]: json({ status: 200, token: 'tok' }),
      [PRODUCTS]: inTurn(json({ status: 405 }), json({}), json({}), json({ status: 405 }), json({})),
    };
    const server = scripted(acts, { token: 'given' });
    await server.client.request('products');
    await server.client.request('products');
    expect(tokensIn(server)).toEqual(['Bearer given', 'Bearer tok', 'Bearer tok']);
    expect(server.to(TOKEN)).toHaveLength(1);
  });

  it("is outranked by the host's own", async () => {
    const server = scripted({ [PRODUCTS]: json({}) }, { token: 'given', getToken: () => 'host' });
    await server.client.request('products');
    expect(tokensIn(server)).toEqual(['Bearer host']);
  });
});
