/**
 * Statuses of the server by their meaning; that of 401 and 406 depends on the call (`catalogue`). Codes 405–408 and those
 * from 600 on travel in the body over HTTP 200. [ERR-13 … ERR-36, docs/decisions/0071]
 */
export const Status = {
  success: 200,
  unauthorized: 401,
  invalidStructure: 403,
  tokenExpired: 405,
  invalidToken: 406,
  jwtError: 407,
  orderUpsert: 408,
  sessionExpired: 419,
  error: 500,
  orderService: 550,
  subscription: 600,
  subscriptionNew: 601,
  subscriptionUpdate: 602,
  threeDSecure: 604,
  mediator: 700,
  cardValidation: 701,
  cardConnection: 702,
  cardGeneral: 703,
  cardUnauthorized: 704,
  cardLimit: 705,
  cardServer: 706,
  cardRequest: 707,
  billingService: 800,
  unknown: 900,
} as const;
export type Status = (typeof Status)[keyof typeof Status];
