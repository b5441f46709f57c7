import { check, NotChecked, unless, type Area } from '../check';
import { answers, firstOf, isDocument, turnsDown, wrongAt } from '../expect';
import { NOBODY } from '../letter';
import { at, textOf } from '../records';
import type { Came } from '../server';
import type { Visit } from '../visit';

const GUIDE = { email: NOBODY, language: 'en' };
const EVENT = { name: 'page_view', page_id: '/pricing', tracking_id: null, member_id: 0, ip: '' };

const ask = (visit: Visit, body: unknown): Promise<Came> => visit.ask('pricingGuide', { body });
const urlOf = ({ body }: Came): string => textOf(at(at(body, 'result'), 'url'));

export const pages: Area = {
  name: 'pages',
  title: 'Guides and statistics',
  checks: [
    check(
      'pages.guide',
      'PRC-14',
      'A pricing guide is mailed, and may be had at once',
      async (visit) => {
        const came = await ask(visit, GUIDE);
        const shape = answers(came, 'GuideReply');
        const url = urlOf(came);
        if (shape.length > 0 || url === '') return shape;
        const isSafe = url.startsWith('https://') || /^\/(?!\/)/.test(url);
        return unless(isSafe, () =>
          wrongAt(came, '$.result.url', 'a path of the API, or an https address', url, 'says that it comes by mail'),
        );
      },
      'write',
    ),
    check(
      'pages.guideFile',
      'PRC-14',
      'The guide is a PDF',
      async (visit) => {
        const url = urlOf(await ask(visit, GUIDE));
        if (!/^\/(?!\/)/.test(url)) throw new NotChecked('the guide is not on this server');
        return isDocument(await visit.follow(url), 'application/pdf', /^%PDF-/);
      },
      'write',
    ),
    check(
      'pages.guideAddress',
      'PRC-14',
      'A guide for no address, or for none that is one, is refused',
      async (visit) =>
        firstOf([
          ...turnsDown(await ask(visit, { language: 'en' })),
          ...turnsDown(await ask(visit, { ...GUIDE, email: 'nobody' })),
        ]),
      'write',
    ),
    check(
      'pages.event',
      'API-57 ANA-01',
      'An event of a page is counted, from whoever it comes',
      async (visit) => answers(await visit.ask('analytics', { body: EVENT }), 'Envelope'),
      'write',
    ),
    check(
      'pages.nonsense',
      'API-57',
      'An event that is none is refused',
      async (visit) => turnsDown(await visit.ask('analytics', { body: {} })),
      'write',
    ),
  ],
};
