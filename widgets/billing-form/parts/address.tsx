import {
  withCountry,
  DETAILS_FIELDS,
  type BillingDetails,
  type DetailsField,
} from '../../../src/domain/billing/details';
import { postalRule } from '../../../src/domain/billing/postal';
import { statesOf } from '../../../src/domain/billing/states';
import { inNameOrder } from '../../../src/i18n/full-name';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { Field } from '../../../src/ui/field';
import { countriesIn } from './countries';
import { detailsLabel } from './texts';

interface AddressProps {
  /** The prefix for ids. */
  readonly own: string;
  readonly details: BillingDetails;
  readonly isLocked: boolean;
  readonly errorOf: (field: DetailsField) => string | null;
  readonly onChange: (details: BillingDetails) => void;
}

interface Look {
  /** The `autocomplete` token. There is none for a tax number. */
  readonly autocomplete: string;
  /** The number of columns in a row. */
  readonly span?: 'w2' | 'w3' | 'half w2';
  readonly type?: 'tel';
}

const LOOKS: Readonly<Record<DetailsField, Look>> = {
  firstName: { autocomplete: 'billing given-name', span: 'w3' },
  lastName: { autocomplete: 'billing family-name', span: 'w3' },
  company: { autocomplete: 'billing organization' },
  country: { autocomplete: 'billing country', span: 'w3' },
  vatno: { autocomplete: 'off', span: 'w3' },
  address1: { autocomplete: 'billing address-line1' },
  address2: { autocomplete: 'billing address-line2' },
  city: { autocomplete: 'billing address-level2', span: 'w2' },
  state: { autocomplete: 'billing address-level1', span: 'half w2' },
  zip: { autocomplete: 'billing postal-code', span: 'half w2' },
  phone: { autocomplete: 'billing tel', type: 'tel' },
};

/** The `name` attributes that differ from the field's key: those of the API, which browsers recognize as well. */
const NAMES: Partial<Record<DetailsField, string>> = { firstName: 'first_name', lastName: 'last_name' };

const isOptional = (field: DetailsField, country: string): boolean => {
  if (field === 'state') return statesOf(country).length === 0;
  if (field === 'zip') return postalRule(country).isOptional;
  return ['company', 'vatno', 'address2', 'phone'].includes(field);
};

/** Renders the name and address. The country sets the states and the rule for the postal code. [BIL-01 … BIL-07] */
export function Address({ own, details, isLocked, errorOf, onChange }: AddressProps) {
  const { t } = useT('billing_form');
  const language = useLanguage();
  const states = statesOf(details.country);
  const options = {
    country: countriesIn(language).map(({ code, name }) => [code, name] as const),
    state: states,
  };
  return (
    <fieldset>
      <legend className="bill-title">{t('billing_form.address')}</legend>
      <div className="form-grid">
        {inNameOrder(DETAILS_FIELDS, language).map((field) => {
          const { autocomplete, span, type = 'text' } = LOOKS[field];
          const isFree = isOptional(field, details.country);
          const isList = field === 'country' || (field === 'state' && states.length > 0);
          const shared = {
            part: 'input',
            name: NAMES[field] ?? field,
            'data-field': field,
            autoComplete: autocomplete,
            'aria-required': !isFree || undefined,
            value: details[field],
          };
          return (
            <div key={field} className={span}>
              <Field
                id={own + field}
                label={detailsLabel(t, field, details)}
                optional={isFree ? t('billing_form.optional') : undefined}
                error={errorOf(field)}
              >
                {(control) =>
                  isList ? (
                    <select
                      {...control}
                      {...shared}
                      className="select"
                      onChange={({ target: { value } }) =>
                        onChange(field === 'country' ? withCountry(details, value) : { ...details, state: value })
                      }
                    >
                      <option value="">{t('billing_form.choose')}</option>
                      {options[field === 'country' ? 'country' : 'state'].map(([code, name]) => (
                        <option key={code} value={code}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      {...control}
                      {...shared}
                      className="input"
                      type={type}
                      readOnly={isLocked}
                      onChange={({ target: { value } }) => onChange({ ...details, [field]: value })}
                    />
                  )
                }
              </Field>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
