import { body } from './deviate';
import { deviation, type Deviation } from './deviation';

const INFO = /GET \/account\/subscription\/info/;
const DEVICES = /GET \/account\/devices\/incompatible/;
const ACTIVE = /GET \/account\/subscription\/active\/status/;

/** What goes wrong with what an account has. */
export const HOLDINGS: readonly Deviation[] = [
  deviation(
    'the info is of another plan than the session',
    body(INFO, (wire) => Object.assign(wire.subscription ?? {}, { plan_id: 9 })),
    ['subscription.same'],
    '$.subscription.plan_id = 9',
  ),
  deviation(
    'an add-on is left out',
    body(INFO, (wire) => Object.assign(wire, { modules: [] })),
    ['subscription.same'],
    '$.modules',
  ),
  deviation(
    'a price of an add-on is written with a sign',
    body(INFO, (wire) => Object.assign(wire, { modules: [{ id: 1, title: 'X', bundled: 0, price: '$20' }] })),
    ['subscription.info', 'subscription.same'],
    '$.modules[0].price = "$20"',
  ),
  deviation(
    'what is enabled is told to be not',
    body(ACTIVE, (wire) => Object.assign(wire, { is_enabled: 0 })),
    ['subscription.active'],
    '$.is_enabled = 0',
  ),
  deviation(
    'a device that is too old has no name',
    body(DEVICES, (wire) => Object.assign(wire, { marketplace_incompatible_devices: [{ app_version: '4.1.7' }] })),
    ['subscription.devices'],
    '$.marketplace_incompatible_devices[0]',
  ),
];
