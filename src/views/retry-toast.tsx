import { createRoot } from 'react-dom/client';
import { applySheets } from '../element/sheets';
import { Banner, bannerCss } from '../ui/banner';
import { Button, buttonCss } from '../ui/button';
import { baseCss, tokensCss } from '../ui/sheets';
import toastCss from '../ui/toast.css?inline';
import { stayOnTop } from '../ui/kit/live-region';
import { schemeOf } from '../page/page';

interface ToastTexts {
  readonly lang: string;
  readonly title: string;
  /** Label of the action: retry, or reload the page. */
  readonly action: string;
  readonly close: string;
}

/** The pressed button; `online` if the network is back, or `loaded` if the message is no longer needed. */
type Answer = 'action' | 'close' | 'online' | 'loaded';

export interface Toast {
  readonly answer: Promise<Answer>;
  leave(answer: Answer): void;
}

const nothing = () => undefined;

/**
 * Opens a toast at the foot of the page, or in the modal dialog on top of it, about a chunk that could not be loaded. It uses only code of the first load, because the
 * missing chunk may be the dialogs.
 * @param from source element; the toast takes over its color scheme
 */
export function openToast(from: Element, { lang, title, action, close }: ToastTexts): Toast {
  const page = from.ownerDocument;
  const host = page.createElement('div');
  host.lang = lang;
  host.style.colorScheme = schemeOf(from) ?? '';
  const root = host.attachShadow({ mode: 'open' });
  applySheets(root, [tokensCss, baseCss, buttonCss, bannerCss, toastCss]);
  const remove = stayOnTop(host);
  const view = createRoot(root);
  let leave: Toast['leave'] = nothing;
  const answer = new Promise<Answer>((resolve) => {
    const back = () => leave('online');
    addEventListener('online', back);
    leave = (given) => {
      removeEventListener('online', back);
      view.unmount();
      remove();
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
