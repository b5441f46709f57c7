import { describe, expect, it } from 'vitest';
import { readSettings } from '../../demo/server/settings';

const PUBLIC = { WAYBILL_PUBLIC_URL: 'https://shop.example' };
const DATABASE = { DATABASE_URL: 'postgres://me@db/shop' };

describe('the settings of the server', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing is set', {}, true],
    ['there is a public address', PUBLIC, false],
    ['it runs in production', { ...PUBLIC, NODE_ENV: 'production' }, false],
    ['there are a database and a public address', { ...DATABASE, ...PUBLIC }, false],
    ['there is a database, and it is asked for', { ...DATABASE, WAYBILL_DEMO: '1' }, true],
    ['it is switched off', { ...PUBLIC, WAYBILL_DEMO: '0' }, false],
  ])('name the mode where %s', (_, env, demo) => {
    expect(readSettings(env).demo).toBe(demo);
  });

  it('are read in seconds and handed on in milliseconds', () => {
    const read = readSettings({ WAYBILL_KEEP_ALIVE: '90', WAYBILL_DRAIN: '5', WAYBILL_HOST: '0.0.0.0', PORT: '8080' });
    expect(read).toMatchObject({ keepAlive: 90_000, drain: 5000, host: '0.0.0.0', port: 8080 });
  });

  it('limit what strangers store on a server for others, and on one’s own where it is asked for', () => {
    expect(readSettings({}).visitorAllowance).toBeUndefined();
    expect(readSettings(PUBLIC).visitorAllowance).toBe(300);
    expect(readSettings({ ...DATABASE, WAYBILL_DEMO: '1' }).visitorAllowance).toBe(300);
    expect(readSettings({ WAYBILL_VISITOR_ALLOWANCE: '7' }).visitorAllowance).toBe(7);
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: '99999' }, 'PORT is “99999”, but has to be a whole number from 0 to 65535.'],
    [{ WAYBILL_MAIL_ALLOWANCE: 'many' }, 'WAYBILL_MAIL_ALLOWANCE is “many”'],
    [{ WAYBILL_DEMO: 'yes' }, 'WAYBILL_DEMO is “yes”, but has to be 0 or 1.'],
    [{ WAYBILL_PROXY: 'on' }, 'WAYBILL_PROXY is “on”'],
    [{ WAYBILL_PUBLIC_URL: 'shop.example' }, 'WAYBILL_PUBLIC_URL is “shop.example”'],
    [{ WAYBILL_ORIGINS: 'https://a.example,https://b.example/path' }, 'WAYBILL_ORIGINS has “https://b.example/path”'],
    [{ WAYBILL_COOKIE: 'partitioned' }, 'needs a WAYBILL_PUBLIC_URL with https'],
    [DATABASE, 'WAYBILL_PUBLIC_URL is missing'],
    [{ NODE_ENV: 'production' }, 'WAYBILL_PUBLIC_URL is missing'],
  ])('%j end the start with a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it('tell all mistakes at once', () => {
    expect(() => readSettings({ PORT: 'x', WAYBILL_DEMO: 'x' })).toThrow(/^WAYBILL_DEMO is .*\nPORT is .*$/);
  });
});
