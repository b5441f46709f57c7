import {
  addOnSchema,
  confirmationSchema,
  moduleStatusResultSchema,
  moduleStatusSchema,
  purchaseSchema,
} from '../../../src/contract/module-activation';
import { component, listOf, orNull, ref, type Component } from './describe';
import { success } from './envelope';
import type { Json } from './fields';
import { statement } from './statement';

const ACTION: Json = {
  enum: ['activate', 'deactivate', null],
  description: 'Named: there is nothing to ask, and this is done. [ACT-05]',
  'x-page': 'takes it for none, and asks',
};
const CODES = 'Codes of what has to be bought before it can be switched on; none where all of it is paid for.';

export const confirmationReply = component('ModuleConfirmationReply', confirmationSchema, {
  description:
    'What switching an add-on would mean. 200 asks with `html`; 201, or the name of the action, asks nothing. What costs something always asks. A refusal has `messages`, sentence by sentence, beside its `message`. [API-52, ACT-04 … ACT-06]',
  expected: [],
  fields: {
    status: {
      enum: [200, 201, 'activate', 'deactivate'],
      description: 'The status that counts, or the name of the action.',
      'x-page': 'goes by the HTTP status',
    },
    action: ACTION,
    html: 'HTML; the page cleans it. It says what else changes, and what is due today.',
    add_on_codes: CODES,
    statement: orNull(statement),
    currency: 'ISO code that the statement is in.',
  },
  example: {
    status: 200,
    html: '<p>These are activated with it:</p><ul><li>Vehicle Profiles</li></ul><p>Due today: <strong>$18.40</strong>.</p>',
    add_on_codes: ['vehicle-profiles', 'telematics-gateway'],
  },
});

const addOn = component('AddOn', addOnSchema, {
  description: 'An add-on that is bought.',
  expected: ['add_on_code'],
  example: { add_on_code: 'telematics-gateway' },
});

const LIST = { modules: [{ add_on_code: 'telematics-gateway' }] };

/** The request of both steps of a purchase. */
export const purchaseRequest: Component = {
  name: 'AddOnList',
  schema: {
    type: 'object',
    description: 'What is to be bought; of `purchase` the list that `confirm` answered with. [API-44, API-45]',
    required: ['modules'],
    properties: { modules: { ...listOf(addOn), minItems: 1 } },
    example: LIST,
  },
};

export const confirmReply = component('ConfirmedAddOnsReply', purchaseSchema, {
  description:
    'What would be bought. Where it is not the list that was asked for, in any order, the page buys nothing and says ‘Invalid payload’ (406). [API-44, ACT-15, ACT-16]',
  expected: ['data'],
  without: { data: 'buys nothing: what was confirmed is not known' },
  fields: { data: listOf(addOn) },
  more: { status: success },
  example: { status: 200, data: LIST.modules },
});

export const featureTokenReply: Component = {
  name: 'FeatureTokenReply',
  schema: {
    type: 'object',
    description: 'A token for the feature manager, of whoever asks; the next call carries it. [API-51]',
    required: ['status', 'token'],
    properties: { status: success, token: { type: 'string', minLength: 1 } },
    example: { status: 200, token: 'd29ya3M.1790000000000.c2lnbmVk' },
  },
};

export const validateRequest: Component = {
  name: 'ValidateModuleRequest',
  schema: {
    type: 'object',
    description: 'Whether this add-on may be switched on in this account. 405: the token expired; 406: it is invalid.',
    required: ['token', 'id'],
    properties: { token: { type: 'string' }, id: { type: 'integer' } },
    example: { token: 'd29ya3M.1790000000000.c2lnbmVk', id: 152 },
  },
};

const result = component('ModuleStatus', moduleStatusResultSchema, {
  description: 'How an add-on stands.',
  expected: ['is_active'],
  example: { is_active: 1 },
});

export const moduleStatusReply = component('ModuleStatusReply', moduleStatusSchema, {
  description: 'Asked once right after the process call, and at most five times more, 2.5 s apart. [API-54, ACT-08]',
  expected: ['result'],
  without: { result: 'asks again, and says in the end that it is not in force' },
  fields: { result: ref(result) },
  more: { status: success },
  example: { status: 200, result: { is_active: 1 } },
});

export const ACTIVATION = [
  confirmationReply,
  addOn,
  purchaseRequest,
  confirmReply,
  featureTokenReply,
  validateRequest,
  result,
  moduleStatusReply,
];
