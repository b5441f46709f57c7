import { describe, expect, it } from 'vitest';
import { emptiesCart } from '../../src/api/reply';
import { judge } from '../../src/api/status';
import { failureOf } from './kit';

const answer = (httpStatus: number, body: unknown, fromJson = true) => ({ httpStatus, body, fromJson, retryAfter: 0 });

describe('judge', () => {
  it.each([
    [200, { status: 200 }, 200],
    [200, { status: 201 }, 201],
    [200, { status: 'activate' }, 200],
    [200, { data: [] }, 200],
    [500, { status: 200 }, 200],
    [200, { status: '200' }, 200],
    [204, null, 204],
  ])('takes %i with %j as success %i [API-58, ERR-13]', (http, body, status) => {
    expect(judge(answer(http, body))).toEqual({ ok: true, status, body });
  });

  it.each([419, 200])('recognises an expired session over HTTP %i [ERR-05]', (http) => {
    expect(failureOf(judge(answer(http, { status: 419 })))).toMatchObject({ kind: 'session-expired', status: 419 });
  });

  it('recognises an expired session that is answered in HTML [ERR-05]', () => {
    expect(failureOf(judge(answer(419, null, false))).kind).toBe('session-expired');
  });

  it('recognises an unauthorized request [ERR-06]', () => {
    expect(failureOf(judge(answer(401, {}))).kind).toBe('unauthorized');
    expect(failureOf(judge(answer(401, null, false))).kind).toBe('unauthorized');
  });

  it.each([{ message: 'Invalid payload' }, { result: 'invalid payload: modules' }])(
    'keeps a 401 that is about the payload, with its body: %j [ERR-06]',
    (body) => {
      expect(failureOf(judge(answer(401, body)))).toMatchObject({ kind: 'status', status: 401, body });
    },
  );

  it.each([402, 403, 404, 405, 406, 407, 408, 409, 418, 420, 422, 429, 499])(
    'keeps %i with its body, whether the status is in HTTP or in the body [ERR-07]',
    (status) => {
      const passed = { kind: 'status', status, ownStatus: status };
      expect(failureOf(judge(answer(status, { message: 'No' })))).toMatchObject({ ...passed, body: { message: 'No' } });
      expect(failureOf(judge(answer(200, { status, message: 'No' })))).toMatchObject(passed);
    },
  );

  it.each([400, 500, 501, 502, 503, 504, 599, 603, 650, 708, 999, 302, 0, 7])(
    'turns %i into a 500 without a body [ERR-08]',
    (status) => {
      expect(failureOf(judge(answer(200, { status, message: 'No' })))).toMatchObject({
        kind: 'status',
        status: 500,
        ownStatus: status,
        body: null,
      });
    },
  );

  it('keeps a 400 only if the endpoint declares it [ERR-08]', () => {
    const body = { status: 400, has_record: true };
    expect(failureOf(judge(answer(400, body), true))).toMatchObject({ status: 400, body });
    expect(failureOf(judge(answer(400, body)))).toMatchObject({ status: 500, body: null });
  });

  it.each([550, 600, 601, 602, 604, 700, 701, 702, 703, 704, 705, 706, 707, 800, 900])(
    'keeps the number and the message of %i [ERR-12]',
    (status) => {
      const body = { status, message: 'Card declined' };
      expect(failureOf(judge(answer(200, body)))).toMatchObject({ status, body });
    },
  );

  it.each([200, 404, 500, 502])('fails with not-json on HTTP %i without JSON [ERR-09]', (http) => {
    expect(failureOf(judge(answer(http, null, false)))).toMatchObject({
      kind: 'not-json',
      status: 500,
      fromJson: false,
    });
  });
});

describe('emptiesCart', () => {
  it.each([
    [answer(404, {}), true],
    [answer(500, {}), true],
    [answer(200, { status: 404 }), true],
    [answer(200, { status: 500 }), true],
    [answer(404, null, false), false],
    [answer(500, null, false), false],
    [answer(502, {}), false],
    [answer(503, {}), false],
    [answer(400, {}), false],
    [answer(419, {}), false],
  ])('%j: %s [CRT-37, CRT-38]', (given, empties) => {
    expect(emptiesCart(failureOf(judge(given)))).toBe(empties);
  });
});
