import type { Ref } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { Banner } from '../../../src/ui/banner';
import type { FieldError } from './field-errors';

interface SummaryProps {
  readonly wrong: readonly FieldError[];
  readonly onGo: (field: string) => void;
  /** A ref for moving the focus to the summary, so that its title is heard. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Renders the validation errors, each as a link to its field. */
export function ErrorSummary({ wrong, onGo, ref }: SummaryProps) {
  const { t } = useT('billing_form');
  return (
    <Banner ref={ref} tone="danger" title={t('billing_form.look', { count: wrong.length })}>
      <ul className="bill-wrong">
        {wrong.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
