import type { Endpoint } from './endpoints';
import type { ClientConfig } from './ports';

/** What every read says; all that the loader's own reads say. [API-01, API-02] */
export const readHeaders = (language: string, token: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(token && { Authorization: `Bearer ${token}` }),
});

/**
 * The headers of a call. A session call never carries an Authorization header, a services call nothing but that. The cart's
 * identity is a header because browsers block third-party cookies on the pages that it lives on. [API-01 … API-04]
 */
export const headersOf = (
  { auth, path, apiKey, media }: Endpoint,
  config: ClientConfig,
  sent: {
    readonly token?: string;
    readonly key?: string | null;
    readonly hasBody: boolean;
    readonly statement?: string | null;
  },
): Record<string, string> => {
  const tracking = path.startsWith('/cart/') ? config.trackingId() : null;
  return {
    ...readHeaders(config.language(), auth === 'bearer' ? sent.token : undefined),
    ...(media && { Accept: `${media}, application/json` }),
    ...(sent.hasBody && { 'Content-Type': 'application/json' }),
    ...(tracking && { 'X-Waybill-Tracking': tracking }),
    ...(apiKey && config.apiKey && { 'X-Api-Key': config.apiKey }),
    ...(sent.key && { 'Idempotency-Key': sent.key }),
    ...(sent.statement && { 'Waybill-Statement': sent.statement }),
  };
};
