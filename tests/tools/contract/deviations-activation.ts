import { body } from './deviate';
import { deviation, type Deviation } from './deviation';

const STATUS = /GET \/manage\/ui\/modules\/\d+\/status/;
const TOKEN = /GET \/manage\/ui\/features\/token/;

/** What goes wrong with add-ons that are switched. */
export const SWITCHES: readonly Deviation[] = [
  deviation(
    'an add-on that is held is told to be off',
    body(STATUS, (wire) => Object.assign(wire, { result: { is_active: 0 } })),
    ['activation.status'],
    '$.result.is_active = 0',
  ),
  deviation(
    'the feature manager has an empty token',
    body(TOKEN, (wire) => Object.assign(wire, { token: '' })),
    ['activation.token'],
    '$.token = ""',
  ),
];
