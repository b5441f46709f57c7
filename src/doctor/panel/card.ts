import { alertIcon, infoIcon, warningIcon } from '../../ui/icons';
import type { Finding, Severity } from '../kit/finding';
import { menderWord, severityWord } from '../kit/report';
import { buttonOf, iconOf, made } from './nodes';

const ICONS: Readonly<Record<Severity, string>> = { error: alertIcon, warning: warningIcon, info: infoIcon };

interface Acts {
  /** Copies a text and says so. */
  copy(text: string): void;
  /** Shows the element concerned; null where there is nothing to see. */
  readonly show: (() => void) | null;
}

/** Makes the card of one finding: what is wrong, what mends it, what to paste, and where it is. */
export function cardOf(page: Document, finding: Finding, number: number, { copy, show }: Acts): HTMLLIElement {
  const { severity, message, remedy, copy: pasted, where, who, code } = finding;
  const head = made(
    page,
    'div',
    { class: 'finding-head' },
    made(page, 'span', { class: 'finding-number num', text: String(number) }),
    iconOf(page, ICONS[severity]),
    made(page, 'span', { class: 'finding-severity', text: severityWord(severity) }),
    made(page, 'span', { class: 'finding-who muted', text: `for ${menderWord(who)}` }),
  );
  const paste = pasted
    ? [
        made(
          page,
          'div',
          { class: 'finding-paste' },
          made(
            page,
            'pre',
            { attributes: { tabindex: '0', role: 'group', 'aria-label': 'What to paste' } },
            made(page, 'code', { text: pasted }),
          ),
          buttonOf(page, 'btn-quiet', 'Copy', () => copy(pasted)),
        ),
      ]
    : [];
  const place = where ? [made(page, 'p', { class: 'finding-where muted' }, made(page, 'code', { text: where }))] : [];
  const foot = made(
    page,
    'div',
    { class: 'finding-foot' },
    made(page, 'code', { class: 'finding-code muted', text: code }),
    ...(show ? [buttonOf(page, 'btn-quiet', 'Show on the page', show)] : []),
  );
  return made(
    page,
    'li',
    { class: `finding tone-${severity}` },
    head,
    made(page, 'p', { class: 'finding-message', text: message }),
    made(page, 'p', { class: 'finding-remedy', text: remedy }),
    ...paste,
    ...place,
    foot,
  );
}
