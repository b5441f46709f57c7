import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Field } from './field';
import { arrowLeftIcon } from './icons';
import { TagInput, type Tag } from './tag-input';

export { default as shareFormCss } from './share-form.css?inline';

interface ShareError {
  readonly text: string;
  /** "Check bad@"; null if the error is about no address. */
  readonly which: string | null;
}

export interface ShareFormProps {
  readonly texts: {
    readonly addresses: string;
    readonly hint: string;
    readonly list: string;
    readonly comment: string;
    readonly name: string;
    readonly nameHint: string;
    readonly optional: string;
    readonly back: string;
    /** The label of the submit button, such as “Share with 3 people”. */
    readonly submit: string;
  };
  readonly removeLabel: (address: string) => string;
  readonly mendLabel: (address: string) => string;
  readonly tags: readonly Tag[];
  /** Typed text that is not yet a tag. */
  readonly pending: string;
  readonly comment: string;
  /** The typed name of the sender; null where it is known, so that it is not asked. */
  readonly name: string | null;
  /** The counter of the comment, such as “106 / 255”, which counts the text as typed. [QUO-17] */
  readonly counter: { readonly text: string; readonly isOver: boolean };
  /** Validation errors of the addresses, each with the addresses that it is about; the field shows the first one. */
  readonly addressErrors: readonly ShareError[];
  readonly commentError: string | null;
  readonly nameError: string | null;
  /** True after a failed submit, so that an error summary links to the fields. */
  readonly wasTried: boolean;
  /** Number of failed submits. Each one moves the focus to the first invalid field. */
  readonly failures: number;
  /** Live region text for the latest change. The form has its own live region, because a modal dialog makes the page's region inert. */
  readonly news: string;
  readonly isSending: boolean;
  /** Renders the error summary, with a link to each invalid field. */
  readonly renderFaults: (faults: readonly { readonly field: string; readonly text: string }[]) => ReactNode;
  readonly onType: (text: string) => void;
  readonly onCommit: (text?: string) => void;
  readonly onPause: () => void;
  readonly onRemove: (address: string) => void;
  readonly onReopen: (address: string) => void;
  readonly onComment: (text: string) => void;
  readonly onName: (text: string) => void;
  readonly onSubmit: () => void;
  /** Other ways to share, besides mail. */
  readonly more?: ReactNode;
  /** Without it the form has no back button. [QUO-07, QUO-09] */
  readonly onBack?: () => void;
}

/** Renders the fields of the share-quote form. A dialog places the buttons in its foot; `ShareForm` combines them. */
export function ShareFields(props: ShareFormProps) {
  const { texts, addressErrors, name, nameError, commentError, failures, counter } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);
  const isWrong = addressErrors.length > 0 || nameError !== null || commentError !== null;
  const [first] = addressErrors;
  const ids = { addresses: `${id}a`, name: `${id}n`, comment: `${id}c` };

  return (
    <div className="share-fields" ref={root}>
      {props.wasTried &&
        isWrong &&
        props.renderFaults([
          ...addressErrors.map(({ text, which }) => ({
            field: ids.addresses,
            text: which ? `${text}${text.endsWith('.') ? ' ' : ': '}${which}` : text,
          })),
          ...(nameError === null ? [] : [{ field: ids.name, text: nameError }]),
          ...(commentError === null ? [] : [{ field: ids.comment, text: commentError }]),
        ])}
      <Field label={texts.addresses} hint={texts.hint} error={first && <AddressError {...first} />} id={ids.addresses}>
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
            onPause={props.onPause}
            onRemove={props.onRemove}
            onReopen={props.onReopen}
          />
        )}
      </Field>
      {name !== null && (
        <Field label={texts.name} optional={texts.optional} hint={texts.nameHint} error={nameError} id={ids.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              part="input"
              autoComplete="name"
              value={name}
              onChange={({ target }) => props.onName(target.value)}
            />
          )}
        </Field>
      )}
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

/** Renders an error in its documented words, and below it the addresses that it is about. */
function AddressError({ text, which }: ShareError) {
  return (
    <>
      <span className="error-text">{text}</span>
      {which && <span className="error-which">{` ${which}`}</span>}
    </>
  );
}

/** Renders the button that goes back, where there is a way back. */
export function ShareBack({ texts, onBack }: ShareFormProps) {
  if (!onBack) return null;
  return (
    <Button kind="plain" icon={arrowLeftIcon} onClick={onBack}>
      {texts.back}
    </Button>
  );
}

/** Renders the submit button. It stays enabled: submitting an invalid form shows the errors. [docs/decisions/0039] */
export function ShareSubmit({ texts, isSending }: ShareFormProps) {
  return (
    <Button kind="primary" type="submit" busy={isSending}>
      {texts.submit}
    </Button>
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
        <ShareBack {...props} />
        <ShareSubmit {...props} />
      </div>
    </form>
  );
}
