import { Button } from './button';
import { downloadIcon, externalIcon } from './icons';

export { default as shareLinkCss } from './share-link.css?inline';

export interface ShareLinkProps {
  readonly texts: {
    readonly copy: string;
    readonly pdf: string;
    readonly mail: string;
    /** What is said of the link once it is there. */
    readonly made: string;
    /** Said of a PDF that was saved, or mailed. */
    readonly done: string;
    readonly estimate: string;
    /** Said after a link that leaves the page. */
    readonly newTab: string;
  };
  readonly busy: 'copy' | 'pdf' | 'mail' | null;
  /** The link once it was made, and the address of the same as an estimate. */
  readonly link: { readonly url: string; readonly estimate: string | null } | null;
  readonly isDone: boolean;
  /** Somebody whose address is known. */
  readonly canMail: boolean;
  readonly onWant: (as: 'copy' | 'pdf' | 'mail') => void;
}

/** The other ways to share a quote: its link, its PDF, and the same as an estimate. Nobody gets a mail but who asks for one. [REV-44] */
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
            {texts.made}{' '}
            <a className="address" href={link.url} target="_blank" rel="noopener">
              {link.url}
              <span className="vh">, {texts.newTab}</span>
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
