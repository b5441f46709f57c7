import { describe, expect, it } from 'vitest';
import { readDevices } from '../../src/contract/devices';
import { readMigration, toMigrationBody } from '../../src/contract/migration';
import { checkOrderItem } from '../../src/contract/order-item';
import { readStoredMove } from '../../src/contract/stored-move';
import { totalsOf } from '../../src/domain/migration/terms';
import { devicesBody, OLD_DEVICES, termsBody } from '../kit/migration';

const { migration } = termsBody();
const [item] = migration.items;

describe('the check of devices', () => {
  it('reads member, device and app version of each outdated device [MIG-02, MIG-08, API-50]', () => {
    expect(readDevices(devicesBody(OLD_DEVICES))).toEqual([
      { memberName: 'Anselm Okoye', platform: 'Android 9', appVersion: '4.2.0' },
      { memberName: 'Priya Nair', platform: 'iPhone, iOS 14', appVersion: '4.1.7' },
    ]);
    expect(readDevices(devicesBody([]))).toEqual([]);
    expect(readDevices({ marketplace_incompatible_devices: [{}] })).toEqual([
      { memberName: '', platform: '', appVersion: '' },
    ]);
  });

  it.each([
    ['null', devicesBody(null)],
    ['no list', { status: 200 }],
    ['text instead of a list', { marketplace_incompatible_devices: 'none' }],
    ['a list with an unreadable device', { marketplace_incompatible_devices: [OLD_DEVICES[0], 7] }],
    ['no envelope', null],
  ])('has an unknown result if the reply is %s [MIG-09, API-50]', (_, body) => {
    expect(readDevices(body)).toBeNull();
  });
});

describe('the terms of a migration', () => {
  it('are read in minor units, and add up [MIG-06]', () => {
    const terms = readMigration(termsBody());
    expect(terms).toMatchObject({
      currency: 'USD',
      statement: { total: 0, carried: 660, next: 6140, recurring: 6800 },
    });
    expect(terms?.items).toMatchObject([
      {
        title: 'Routes Unlimited',
        monthly: 6400,
        becomes: [
          { id: 101, monthly: 4900 },
          { id: 102, monthly: 1900 },
        ],
      },
      { title: 'Desktop Planner', monthly: 1500, becomes: [] },
    ]);
    expect(totalsOf(terms?.items ?? [])).toEqual({ before: 7900, after: 6800 });
  });

  it.each([
    ['the reply has no migration', { status: 200, currency: 'USD' }],
    ['there are no items', termsBody({ items: [] })],
    ['an item cannot be read', termsBody({ items: [...migration.items, 7] })],
    ['a module has no id', termsBody({ items: [{ ...item, becomes: [{ title: 'Nameless', price: '68.00' }] }] })],
    [
      'it becomes nothing',
      termsBody({ items: [migration.items[1]], statement: { ...migration.statement, recurring: '0' } }),
    ],
    ['prices do not add up to the next bill', termsBody({ statement: { ...migration.statement, recurring: '69.00' } })],
    [
      'the price of today cannot be read',
      termsBody({ items: migration.items.map((one) => ({ ...one, price: 'on request' })) }),
    ],
    ['there is no statement', termsBody({ statement: null })],
    ['the reply is no envelope', '<html>'],
  ])('are rejected if %s', (_, body) => {
    expect(readMigration(body)).toBeNull();
  });

  it('become an order of kind 4 for the custom solution, with the consent [MIG-04, MIG-06, MIG-10, CHK-16, CHK-17]', () => {
    const items = readMigration(termsBody())?.items ?? [];
    const body = toMigrationBody({ items, memberId: 7, isLegacy: true, postState: 32, method: 1 });
    expect(body).toMatchObject({
      type: 4,
      is_legacy: 1,
      account: { type: 4, member_id: 7 },
      order: {
        state: 32,
        items: [{ id: 0, code: 'my-custom-solution', modules: { 101: { srt: 'm1', quantity: 1 } } }],
      },
      billing: { type: 1 },
      agreed: 1,
    });
    expect(checkOrderItem(body.order.items[0])).toMatchObject({ ok: true });
  });
});

describe('a stored migration', () => {
  const moved = { before: 7900, after: 6800, isStore: true, isWired: false, renewsAt: '2026-12-01T00:00:00Z' };
  it.each([
    { kind: 'plan', id: 8, selected: ['sub-one'], utm: 'utm_source=mail' },
    { kind: 'module', id: 106, quantity: 4 },
    { kind: 'checkout' },
    null,
  ] as const)('keeps its deferred action: %o [MIG-12]', (wanted) => {
    expect(readStoredMove(JSON.parse(JSON.stringify({ ...moved, wanted })))).toEqual({ ...moved, wanted });
  });

  it.each([7, { kind: 'plan' }, { kind: 'other', id: 1 }])(
    'drops a deferred action that cannot be read: %o',
    (wanted) => {
      expect(readStoredMove({ ...moved, wanted })?.wanted).toBeNull();
    },
  );
});
