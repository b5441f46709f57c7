import { check, type Area } from '../check';
import { answers, firstOf, refuses } from '../expect';
import type { Complaint } from '../check';

const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'];

export const localization: Area = {
  name: 'localization',
  title: 'Texts',
  checks: [
    check('localization.answers', 'API-28', 'There are texts for each of the six languages', async (visit) => {
      const found: Complaint[] = [];
      for (const lang of LANGUAGES)
        found.push(...answers(await visit.ask('localization', { params: { lang } }), 'LocalizationReply'));
      return firstOf(found);
    }),
    check(
      'localization.unknown',
      'API-28',
      'A language that the product does not speak is refused with 404',
      async (visit) =>
        refuses(await visit.ask('localization', { params: { lang: 'xx' } }), [404], 'keeps texts of nobody’s language'),
    ),
  ],
};
