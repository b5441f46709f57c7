import type { Choice } from './choice';
import { found, type Say } from './dom';
import { previewAddress, type Shown, type Told } from './shown';

const LEAST = 160;
/** A longer widget scrolls, so that its code stays near. */
const MOST = 780;

/** Shows a choice in the preview, at its width and as large as there is room. */
export function openFrame(root: HTMLElement, dist: string, say: Say): (choice: Choice) => void {
  const stage = found(root, '[data-stage]');
  const frame = found<HTMLIFrameElement>(root, '[data-frame]');
  const leads = found(root, '[data-leads]');
  let choice: Choice | null = null;
  let height = LEAST;
  let isReady = false;

  const lay = (): void => {
    if (!choice) return;
    const width = Number(choice.width);
    const scale = Math.min(1, stage.clientWidth / width);
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, scale: String(scale) });
    stage.style.height = `${Math.ceil(height * scale)}px`;
  };

  const tell = (): void => {
    if (!choice || !isReady) return;
    const { widget, attributes, tokens, language, scheme, fallback } = choice;
    const shown: Shown = { widget, attributes, tokens, language, scheme, fallback: fallback.text };
    frame.contentWindow?.postMessage(shown, location.origin);
  };

  addEventListener('message', ({ data, origin, source }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if ('isReady' in data) {
      isReady = true;
      tell();
    } else if ('height' in data) {
      height = Math.min(MOST, Math.max(LEAST, Math.ceil(data.height)));
      lay();
    } else leads.textContent = say('leads', { address: data.leadsTo });
  });
  new ResizeObserver(lay).observe(stage);

  return (next) => {
    const address = previewAddress(next, dist);
    leads.textContent = '';
    if (!choice || previewAddress(choice, dist) !== address) {
      isReady = false;
      frame.src = address;
    }
    choice = next;
    lay();
    tell();
  };
}
