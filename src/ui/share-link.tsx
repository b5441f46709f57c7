import { Button } from './button';
import { downloadIcon, externalIcon } from './icons';

export { default as shareLinkCss } from './share-link.css?inline';

export interface ShareLinkProps {
  readonly texts: {
    readonly copy: string;
    readonly pdf: string;
    readonly mail: string;
    /** The status text after a link was created. */
    readonly made: string;
    /** The status text after a PDF was saved or mailed. */
    readonly done: string;
    readonly estimate: string;
    /** Screen reader text for a link that opens a new tab. */
    readonly newTab: string;
  };
  readonly busy: 'copy' | 'pdf' | 'mail' | null;
  /** The created link, and the address of the same quote as an estimate. */
  readonly link: { readonly url: string; readonly estimate: string | null } | null;
  readonly isDone: boolean;
  /** True when the person's address is known. */
  readonly canMail: boolean;
  readonly onWant: (as: 'copy' | 'pdf' | 'mail') => void;
}

/** Renders the other ways to share a quote: link, PDF and estimate. The server mails only on request. [REV-44] */
export function ShareLinkView({ texts, busy, link, isDone, canMail, onWant }: ShareLinkProps) {
  const button = (as: 'copy' | 'pdf' | 'mail', icon?: typeof downloadIcon) => (
    <Button size="sm" icon={icon} busy={busy === as} disabled={busy !== null} onClick={() => onWant(as)}>
      {texts[as]}
    </Button>
  );
  return (
    <>
      {button('copy')}
      {button('pdf', downloadIcon)}
      {canMail && button('mail')}
      <output className="share-link">
        {isDone && <span className="share-done">{texts.done}</span>}
        {link && (
          <span>
            <span>{texts.made}</span>{' '}
            <a className="address" href={link.url} target="_blank" rel="noopener">
              <span translate="no">{link.url}</span>
              <span className="vh">{`, ${texts.newTab}`}</span>
            </a>
          </span>
        )}
        {link?.estimate && (
          <Button
            kind="plain"
            size="sm"
            href={link.estimate}
            target="_blank"
            iconEnd={externalIcon}
            suffix={`, ${texts.newTab}`}
          >
            {texts.estimate}
          </Button>
        )}
      </output>
    </>
  );
}
