import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import fr from '../../../locales/fr.json' with { type: 'json' };
import pt from '../../../locales/pt.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import vi from '../../../locales/vi.json' with { type: 'json' };
import type { BillingLabel } from '../../../src/domain/billing/labels';
import type { Language } from '../texts/language';

const LOCALES = { en, es, fr, pt, ru, vi } as const satisfies Record<Language, object>;

function labelIn(key: BillingLabel, language: Language): string {
  const { billing_form: texts } = LOCALES[language];
  return Object.entries(texts).find(([name]) => key === `billing_form.${name}`)?.[1] ?? key;
}

/** Lists fields as the billing form labels them in a language. */
export const fieldNames = (labels: readonly BillingLabel[], language: Language): string =>
  labels.map((label) => labelIn(label, language)).join(', ');
