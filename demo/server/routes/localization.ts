import { Hono } from 'hono';
import type { Env } from '../http/env';
import { refuse, reply } from '../http/reply';

/** Minutes for which a client may cache the overlay. */
const EXPIRES = 60;

/** Texts that marketing changes without a release; all others are in the widgets' own locales. */
const TEXTS: Readonly<Record<string, object>> = {
  en: { pricing: { featured: 'Most popular' } },
  es: {},
  fr: {},
  pt: {},
  vi: {},
  ru: {},
};

/** Serves texts that override the widgets' own. [API-28] */
export function localizationRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:lang{[a-z]{2}}/localization', (c) => {
    const texts = TEXTS[c.req.param('lang')];
    if (!texts) return refuse(c, 404, 'There are no texts in this language.');
    return reply(c, 200, { expires_in_minutes: EXPIRES, texts });
  });
  return app;
}
