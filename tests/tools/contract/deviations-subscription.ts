import { body } from './deviate';
import { deviation, type Deviation } from './deviation';

const INFO = /GET \/account\/subscription\/info/;
const DEVICES = /GET \/account\/devices\/incompatible/;
const ACTIVE = /GET \/account\/subscription\/active\/status/;

/** Deviations in the subscription of an account. */
export const HOLDINGS: readonly Deviation[] = [
  deviation(
    'the subscription info names another plan than the session',
    body(INFO, (wire) => Object.assign(wire.subscription ?? {}, { plan_id: 9 })),
    ['subscription.same'],
    '$.subscription.plan_id = 9',
  ),
  deviation(
    'the subscription info lacks an add-on',
    body(INFO, (wire) => Object.assign(wire, { modules: [] })),
    ['subscription.same'],
    '$.modules',
  ),
  deviation(
    'the price of an add-on includes a currency symbol',
    body(INFO, (wire) => Object.assign(wire, { modules: [{ id: 1, title: 'X', bundled: 0, price: '$20' }] })),
    ['subscription.info', 'subscription.same'],
    '$.modules[0].price = "$20"',
  ),
  deviation(
    'an enabled subscription is reported as disabled',
    body(ACTIVE, (wire) => Object.assign(wire, { is_enabled: 0 })),
    ['subscription.active'],
    '$.is_enabled = 0',
  ),
  deviation(
    'an outdated device has no name',
    body(DEVICES, (wire) => Object.assign(wire, { marketplace_incompatible_devices: [{ app_version: '4.1.7' }] })),
    ['subscription.devices'],
    '$.marketplace_incompatible_devices[0]',
  ),
];
