import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { guideFaults, type GuideEntries, type GuideField } from '../../../src/domain/guide/faults';
import { MAX_NAME } from '../../../src/domain/quote/comment';
import type { GuideProblem } from '../../../src/flows/guide/machine';
import { useT } from '../../../src/i18n/use-t';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { Field } from '../../../src/ui/field';
import { downloadIcon } from '../../../src/ui/icons';
import { Problem } from './problem';

interface FormProps {
  readonly entries: GuideEntries;
  readonly onChange: (changed: Partial<GuideEntries>) => void;
  readonly fields: readonly GuideField[];
  readonly problem: GuideProblem | null;
  readonly isSending: boolean;
  readonly onSend: (entries: GuideEntries) => void;
}

const LABELS = { email: 'guide_form.email', name: 'guide_form.name', company: 'guide_form.company' } as const;
const EMAIL_FAULTS = {
  missing: 'guide_form.email_missing',
  invalid: 'guide_form.email_invalid',
  'too-long': 'guide_form.email_too_long',
} as const;
const COMPLETE = { email: 'email', name: 'name', company: 'organization' } as const;

/** Renders the fields and the button. Validation errors appear from the first submit on and disappear once corrected. */
export function GuideFormView({ entries, onChange, fields, problem, isSending, onSend }: FormProps) {
  const { t } = useT('guide_form');
  const form = useRef<HTMLFormElement>(null);
  const own = useId();
  const [tries, setTries] = useState(0);
  const asked = { email: entries.email, name: '', company: '' };
  for (const field of fields) asked[field] = entries[field];
  const faults = guideFaults(asked);
  const wrong = fields.filter((field) => faults[field]);

  // Moves the focus after the error is tied to its field, so that screen readers announce both.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries((before) => before + 1);
    if (wrong.length === 0) onSend(asked);
  };

  /** Moves the focus to the submit button first, because the retry button disappears with its error message. */
  const retry = (): void => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    form.current?.requestSubmit();
  };

  const faultOf = (field: GuideField): string | null => {
    const fault = tries > 0 && faults[field];
    if (!fault) return null;
    if (field !== 'email') return t('guide_form.too_long', { max: MAX_NAME });
    return t(EMAIL_FAULTS[fault]);
  };

  return (
    <form className="stack" ref={form} noValidate onSubmit={submit}>
      {problem && <Problem problem={problem} onRetry={retry} />}
      {tries > 0 && wrong.length > 1 && (
        <Banner tone="danger" title={t('guide_form.look')}>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a
                  href={`#${own}${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
                  }}
                >
                  {t(LABELS[field])}
                </a>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div className="guide-fields">
        {fields.map((field) => (
          <Field
            key={field}
            id={`${own}${field}`}
            label={t(LABELS[field])}
            optional={field === 'email' ? undefined : t('guide_form.optional')}
            error={faultOf(field)}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                part="input"
                name={field}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={COMPLETE[field]}
                placeholder={field === 'email' ? t('guide_form.email_example') : undefined}
                aria-required={field === 'email' || undefined}
                value={entries[field]}
                readOnly={isSending}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="cluster">
        <Button kind="primary" type="submit" icon={downloadIcon} busy={isSending}>
          {t(isSending ? 'guide_form.sending' : 'guide_form.submit')}
        </Button>
        <slot name="actions" />
      </div>
      <slot name="note" />
    </form>
  );
}
