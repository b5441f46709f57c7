import { SELLER } from '../core/seller';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Language } from '../texts/language';
import { sayIn } from '../texts/texts';
import { text, type Letter } from './letter';
import { fromSeller } from './outbox';

/** Writes the mail with the pricing guide. @param link the absolute address of the guide [PRC-14] */
export function guideLetter(language: Language, currency: CurrencyCode, link: string): Letter {
  const say = sayIn(language);
  const facts = { seller: SELLER, currency };
  return {
    kind: 'guide',
    language,
    sender: fromSeller(),
    subject: say('mail_guide_subject', facts),
    preheader: say('mail_guide', facts),
    title: say('mail_guide_title', facts),
    parts: [text(say('mail_guide', facts))],
    button: { label: say('mail_guide_open'), link },
    because: say('mail_because_asked', facts),
  };
}
