import { createRoot } from 'react-dom/client';
import { applySheets } from '../element/sheets';
import { Banner, bannerCss } from '../ui/banner';
import { Button, buttonCss } from '../ui/button';
import { baseCss, tokensCss } from '../ui/sheets';
import toastCss from '../ui/toast.css?inline';
import { schemeOf } from '../page/page';

interface ToastTexts {
  readonly lang: string;
  readonly title: string;
  /** The way out: to try again, or to reload the page. */
  readonly action: string;
  readonly close: string;
}

/** What was pressed, or that there is no need any more. */
type Answer = 'action' | 'close' | 'loaded';

export interface Toast {
  readonly answer: Promise<Answer>;
  leave(answer: Answer): void;
}

const nothing = () => undefined;

/**
 * Says at the foot of the page that a part of it could not be loaded. It needs nothing that is not there since the first
 * paint, because what is missing may be the dialogs.
 * @param from where the press was; the message takes over its colour scheme
 */
export function openToast(from: Element, { lang, title, action, close }: ToastTexts): Toast {
  const page = from.ownerDocument;
  const host = page.createElement('div');
  host.lang = lang;
  host.style.colorScheme = schemeOf(from) ?? '';
  const root = host.attachShadow({ mode: 'open' });
  applySheets(root, [tokensCss, baseCss, buttonCss, bannerCss, toastCss]);
  page.body.append(host);
  const view = createRoot(root);
  let leave: Toast['leave'] = nothing;
  const answer = new Promise<Answer>((resolve) => {
    leave = (given) => {
      view.unmount();
      host.remove();
      resolve(given);
    };
  });
  view.render(
    <Banner
      tone="danger"
      live="alert"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={() => leave('action')}>
            {action}
          </Button>
          <Button kind="plain" size="sm" onClick={() => leave('close')}>
            {close}
          </Button>
        </>
      }
    />,
  );
  return { answer, leave };
}
