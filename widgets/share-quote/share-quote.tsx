import type { ShareSurface } from '../../src/domain/quote/check';
import { ShareModal } from './parts/share-modal';
import { SharePanel } from './parts/share-panel';

export interface ShareQuoteProps {
  readonly mode: 'panel' | 'modal';
  readonly surface: ShareSurface;
}

/** Renders a form with addresses, a comment and a button, in the page or in a dialog. [QUO-08, QUO-09] */
export function ShareQuote({ mode, surface }: ShareQuoteProps) {
  return mode === 'modal' ? <ShareModal surface={surface} /> : <SharePanel surface={surface} />;
}
