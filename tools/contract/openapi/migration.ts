import { deviceSchema, devicesSchema } from '../../../src/contract/devices';
import { earlierItemSchema, migrationSchema, successorSchema } from '../../../src/contract/migration';
import { component, listOf, names, orNull, ref } from './describe';
import { success } from './envelope';
import { statement } from './statement';

const MODULE = { id: 101, title: 'Routing Manage', srt: 'm1', quantity: 1, price: '49.00' };
const successor = component('Successor', successorSchema, {
  description: 'A module that takes the place of something earlier.',
  expected: names('id title srt quantity price'),
  fields: { price: 'Per month, for its quantity.' },
  example: MODULE,
});

const ITEM = { title: 'Route Planner Classic', price: '64.00', becomes: [MODULE] };
const item = component('EarlierItem', earlierItemSchema, {
  description: 'One thing that an account has today, and what it becomes; nothing, where it is needed no longer.',
  expected: names('title price becomes'),
  without: { becomes: 'shows it as what ends' },
  fields: { price: 'Per month, as it is paid today.', becomes: listOf(successor) },
  example: ITEM,
});

const STATEMENT = {
  version: '5f0c1d2e3a4b59687786a5b4c3d2e1f0',
  lines: [],
  credit: '0.00',
  subtotal: '0.00',
  tax: '0.00',
  tax_rate: '0',
  tax_name: '',
  tax_country: 'US',
  total: '0.00',
  next: '49.00',
  recurring: '49.00',
  timeframe: 'month',
  due_at: '2026-11-22',
  renews_on: '2026-12-10',
  period_started_on: '2026-11-10',
  carried: '0.00',
  removes: [],
};

/** The part of the subscription reply that describes a migration. */
export const migration = component('Migration', migrationSchema, {
  description:
    'What a move to a custom solution would mean. The prices of all modules add up, with the tax, to `statement.recurring`, else the page says that it is not known. [MIG-06]',
  expected: names('items statement'),
  without: { items: 'does not offer the move', statement: 'does not offer the move' },
  fields: { items: listOf(item), statement: orNull(statement) },
  example: { items: [ITEM], statement: STATEMENT },
});

const DEVICE = { member_name: 'Priya Nair', device_platform: 'iPhone, iOS 14', app_version: '4.1.7' };
const device = component('IncompatibleDevice', deviceSchema, {
  description: 'An app that is too old for a custom solution. [MIG-02]',
  expected: names('member_name device_platform app_version'),
  example: DEVICE,
});

const LIST = 'marketplace_incompatible_devices';
export const devicesReply = component('DevicesReply', devicesSchema, {
  description: 'Apps that have to be updated before the account can move. [API-50, MIG-03, MIG-08]',
  expected: [LIST],
  fields: {
    [LIST]: {
      type: ['array', 'null'],
      items: ref(device),
      description: 'Null where the check has failed.',
      'x-page': 'takes it for not known, and lets the move go on [MIG-09]',
    },
  },
  more: { status: success },
  example: { status: 200, [LIST]: [DEVICE] },
});

export const MIGRATION = [successor, item, migration, device, devicesReply];
