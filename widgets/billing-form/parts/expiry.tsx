import { yearsFrom } from '../../../src/domain/billing/expiry';
import { useT } from '../../../src/i18n/use-t';
import { Field } from '../../../src/ui/field';
import type { Entries } from './use-entries';

interface ExpiryProps {
  /** The prefix for ids. */
  readonly own: string;
  readonly entries: Entries;
  readonly errorOf: (field: string) => string | null;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** Renders month and year of a card. Neither is chosen beforehand, because a date that nobody chose would be taken unseen. */
export function ExpiryFields({ own, entries: { expiry, expire, today }, errorOf }: ExpiryProps) {
  const { t } = useT('billing_form');
  const fields = [
    {
      name: 'month',
      autocomplete: 'cc-exp-month',
      empty: t('billing_form.mm'),
      options: MONTHS.map((month) => [month, month.padStart(2, '0')] as const),
    },
    {
      name: 'year',
      autocomplete: 'cc-exp-year',
      empty: t('billing_form.yyyy'),
      options: yearsFrom(today).map((year) => [year, year] as const),
    },
  ] as const;
  return fields.map(({ name, autocomplete, empty, options }) => (
    <div key={name} className="third">
      <Field id={own + name} label={t(`billing_form.${name}`)} error={errorOf(name)}>
        {(control) => (
          <select
            {...control}
            className="select num"
            part="input"
            name={name}
            data-field={name}
            data-empty={expiry[name] === '' || undefined}
            autoComplete={autocomplete}
            aria-required="true"
            value={expiry[name]}
            onChange={(event) => expire({ [name]: event.target.value })}
          >
            <option value="">{empty}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  ));
}
