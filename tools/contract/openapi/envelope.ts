import { REASONS } from '../../../src/contract/refusal';
import type { Component } from './describe';
import type { Json } from './fields';

/** Statuses that travel in the body over HTTP 200, because browsers fail on 407 and cannot represent a status of 600 or above. */
export const IN_BODY: Json = {
  anyOf: [
    { type: 'integer', minimum: 405, maximum: 408 },
    { type: 'integer', minimum: 600 },
  ],
};

/** The status in a successful body. [API-58] */
export const success: Json = {
  type: 'integer',
  minimum: 200,
  maximum: 299,
  description: 'The status that counts, where it is numeric. [API-58]',
  'x-page': 'goes by the HTTP status alone',
};

export const symbol: Json = {
  type: 'string',
  minLength: 1,
  description: 'The sign of the currency. The page writes its own, by the code beside it.',
};

export const message: Json = {
  type: 'string',
  description: 'What may be shown to the person, in the language of the call.',
};

export const envelope: Component = {
  name: 'Envelope',
  schema: {
    type: 'object',
    description:
      'What every JSON reply has. The reply that this call gives beside it is not described yet: the widgets that read it are to come.',
    properties: { status: success, message },
    example: { status: 200 },
  },
};

export const refusal: Component = {
  name: 'Refusal',
  schema: {
    type: 'object',
    description: 'Why a call was not carried out. The HTTP status is the same. [ERR-07, ERR-12]',
    required: ['status', 'message'],
    properties: { status: { type: 'integer', minimum: 400, maximum: 599 }, message },
    example: { status: 404, message: 'There is no such product.' },
  },
};

export const refusalInBody: Component = {
  name: 'RefusalInBody',
  schema: {
    type: 'object',
    description:
      'Statuses 405–408 and those from 600 on come over HTTP 200: browsers fail on HTTP 407, and none can make a response above 599. 405: the token expired; 406: it is invalid. [API-58]',
    required: ['status', 'message'],
    properties: {
      status: IN_BODY,
      message,
      result: {
        type: ['string', 'object'],
        properties: {
          url: { type: 'string', description: 'Of 604: the page of the bank, by https or of this server.' },
        },
        description:
          'Of 406 to an order: why not, for the person; the cart stays as it is. Of 604 to an order an object: nothing is ordered before the bank has confirmed; then the same order comes again under another key, with `three_d_token_id` in its body, also where it had none. [ERR-26]',
      },
      reason: {
        enum: REASONS,
        description: 'Of 406: what has to be done first. The page leads there.',
        'x-page': 'shows the words alone',
      },
    },
    example: { status: 405, message: 'Token expired' },
  },
};
