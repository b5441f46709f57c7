import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import { Field } from './field';
import { arrowLeftIcon } from './icons';
import { TagInput, type Tag } from './tag-input';

export { default as shareFormCss } from './share-form.css?inline';

export interface ShareFormProps {
  readonly texts: {
    readonly addresses: string;
    readonly hint: string;
    readonly list: string;
    readonly comment: string;
    readonly optional: string;
    readonly notSent: string;
    readonly back: string;
    /** "Share with 3 people" */
    readonly submit: string;
  };
  readonly removeLabel: (address: string) => string;
  readonly mendLabel: (address: string) => string;
  readonly tags: readonly Tag[];
  /** Typed text that is not yet a tag. */
  readonly pending: string;
  readonly comment: string;
  /** `106 / 255`, counting the text as typed. [QUO-17] */
  readonly counter: { readonly text: string; readonly isOver: boolean };
  /** Validation errors of the addresses; the field shows the first one. */
  readonly addressErrors: readonly string[];
  readonly commentError: string | null;
  /** True after a failed submit, so that an error summary links to the fields. */
  readonly wasTried: boolean;
  /** Number of failed submits. Each one moves the focus to the first invalid field. */
  readonly failures: number;
  /** Live region text for the latest change. The form has its own live region, because a modal dialog makes the page's region inert. */
  readonly news: string;
  readonly isSending: boolean;
  readonly onType: (text: string) => void;
  readonly onCommit: (text?: string) => void;
  readonly onRest: () => void;
  readonly onRemove: (address: string) => void;
  readonly onReopen: (address: string) => void;
  readonly onComment: (text: string) => void;
  readonly onSubmit: () => void;
  /** Other ways to share, besides mail. */
  readonly more?: ReactNode;
  /** Without it the form has no back button. [QUO-07, QUO-09] */
  readonly onBack?: () => void;
}

/** Renders the fields of the share-quote form. A dialog places `ShareActions` in its footer; `ShareForm` combines both. */
export function ShareFields(props: ShareFormProps) {
  const { texts, addressErrors, commentError, failures, counter } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);
  const isWrong = addressErrors.length > 0 || commentError !== null;
  const ids = { addresses: `${id}a`, comment: `${id}c` };

  return (
    <div className="share-fields" ref={root}>
      {props.wasTried && isWrong && (
        <Banner tone="danger" live="alert" title={texts.notSent}>
          <ul className="summary-list">
            {addressErrors.map((error) => (
              <SummaryLink key={error} to={ids.addresses} text={error} />
            ))}
            {commentError && <SummaryLink to={ids.comment} text={commentError} />}
          </ul>
        </Banner>
      )}
      <Field label={texts.addresses} hint={texts.hint} error={addressErrors[0]} id={ids.addresses}>
        {(control) => (
          <TagInput
            control={control}
            tags={props.tags}
            text={props.pending}
            listLabel={texts.list}
            removeLabel={props.removeLabel}
            mendLabel={props.mendLabel}
            onType={props.onType}
            onCommit={props.onCommit}
            onRest={props.onRest}
            onRemove={props.onRemove}
            onReopen={props.onReopen}
          />
        )}
      </Field>
      <Field label={texts.comment} optional={texts.optional} error={commentError} counter={counter} id={ids.comment}>
        {(control) => (
          <textarea
            className="textarea"
            part="textarea"
            rows={4}
            {...control}
            value={props.comment}
            onChange={({ target }) => props.onComment(target.value)}
          />
        )}
      </Field>
      <output className="vh">{props.news}</output>
      {props.more}
    </div>
  );
}

/** Focuses the field by script, because fragment links do not work inside a shadow root. */
function SummaryLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <li>
      <a
        href={`#${to}`}
        onClick={(event) => {
          event.preventDefault();
          (event.currentTarget.getRootNode() as ShadowRoot | Document).getElementById(to)?.focus();
        }}
      >
        {text}
      </a>
    </li>
  );
}

/** Renders the back button and the submit button. Submit stays enabled: submitting an invalid form shows the errors. [docs/decisions/0039] */
export function ShareActions({ texts, isSending, onBack }: ShareFormProps) {
  return (
    <>
      {onBack && (
        <Button kind="plain" icon={arrowLeftIcon} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button kind="primary" type="submit" busy={isSending}>
        {texts.submit}
      </Button>
    </>
  );
}

/** Renders the share-quote form in a panel. `useShareForm` returns its props. [QUO-05 … QUO-09] */
export function ShareForm({ children, ...props }: ShareFormProps & { readonly children?: ReactNode }) {
  return (
    <form
      className="share-form"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {children}
      <ShareFields {...props} />
      <div className="share-actions">
        <ShareActions {...props} />
      </div>
    </form>
  );
}
