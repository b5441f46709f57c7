import { useEffect, useId } from 'react';
import { useElement } from '../../src/element/context';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { Icon } from '../../src/ui/icon';
import { checkCircleIcon } from '../../src/ui/icons';
import { fileIcon } from './icons';
import { GuideFormView } from './parts/guide-form-view';
import { GuideSent } from './parts/sent';
import { useGuideEntries } from './parts/use-guide-entries';
import { useGuide } from './parts/use-guide';

export interface GuideFormProps {
  readonly guide?: string;
  readonly askName?: boolean;
  readonly askCompany?: boolean;
}

/** Renders the form for a pricing guide. The entries survive failed requests, DOM moves and changed attributes. [PRC-14] */
export function GuideForm({ guide = '', askName = false, askCompany = false }: GuideFormProps) {
  const { t, ready } = useT('guide_form');
  const { state: showState } = useElement();
  const { step, send, reopen } = useGuide(guide || null);
  const { entries, change } = useGuideEntries(step.phase === 'sent');
  const titleId = useId();
  // A changed `guide` attribute shows the form again.
  const sent = step.phase === 'sent' && step.guide === (guide || null) ? step : null;

  useEffect(() => showState('sent', sent !== null), [showState, sent]);

  return (
    <UntilReady ready={ready} skeleton={<div className="guide-waits" />}>
      <section className="panel guide" part="guide-form" aria-labelledby={titleId}>
        <header className="guide-head">
          <span className="tile">
            <Icon shape={sent ? checkCircleIcon : fileIcon} />
          </span>
          <div className="guide-text">
            <div className="guide-title" id={titleId}>
              <slot name="heading">
                <h3>{t('guide_form.title')}</h3>
              </slot>
            </div>
            <div className="muted sm">
              <slot name="lead">
                <p>{t('guide_form.lead')}</p>
              </slot>
            </div>
          </div>
        </header>
        {sent ? (
          <GuideSent email={sent.email} url={sent.url} onAgain={reopen} />
        ) : (
          <GuideFormView
            entries={entries}
            onChange={change}
            fields={['email', ...(askName ? (['name'] as const) : []), ...(askCompany ? (['company'] as const) : [])]}
            problem={step.phase === 'editing' ? step.problem : null}
            isSending={step.phase === 'sending'}
            onSend={send}
          />
        )}
      </section>
    </UntilReady>
  );
}
