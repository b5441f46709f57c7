import { body } from './deviate';
import { deviation, type Deviation } from './deviation';

const STATUS = /GET \/manage\/ui\/modules\/\d+\/status/;
const TOKEN = /GET \/manage\/ui\/features\/token/;

/** Deviations in the activation of add-ons. */
export const SWITCHES: readonly Deviation[] = [
  deviation(
    'the status of an active add-on is off',
    body(STATUS, (wire) => Object.assign(wire, { result: { is_active: 0 } })),
    ['activation.status'],
    '$.result.is_active = 0',
  ),
  deviation(
    'the token for the feature manager is empty',
    body(TOKEN, (wire) => Object.assign(wire, { token: '' })),
    ['activation.token'],
    '$.token = ""',
  ),
];
