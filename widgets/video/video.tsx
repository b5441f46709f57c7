import { useEffect, useState } from 'react';
import { useElement } from '../../src/element/context';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { Icon } from '../../src/ui/icon';
import { playIcon } from './icons';
import { RouteArt } from '../../src/ui/route-art';
import { Player } from './parts/player';

/** The ids of the two product videos. [VID-01] */
export const VIDEOS = ['dynamic-routing', 'scheduled-recurring-routing'] as const;

const NAMES = {
  'dynamic-routing': 'video.dynamic_routing',
  'scheduled-recurring-routing': 'video.scheduled_recurring_routing',
} as const;

let warned = false;

/** Warns once for the page and not for each element. */
function warnOfNothing(tag: string): void {
  if (warned) return;
  warned = true;
  console.warn(`waybill: <${tag}> shows nothing without src, the address of a video file`);
}

export interface VideoProps {
  readonly video: (typeof VIDEOS)[number];
  readonly src?: string;
  readonly captions?: string;
  readonly captionsLanguage?: string;
  readonly poster?: string;
}

/** Renders a poster. A press on it, or a script that calls `play`, opens the video in a dialog. [VID-01] */
export function Video({ video, src, poster, ...rest }: VideoProps) {
  const { t, ready } = useT('video');
  const { host, expose } = useElement();
  const [isOpen, open] = useState(false);
  useEffect(() => expose({ play: () => open(true) }), [expose]);
  useEffect(() => {
    if (!src) warnOfNothing(host.localName);
  }, [src, host]);
  const name = t(NAMES[video]);
  if (!src) return null;
  return (
    <UntilReady ready={ready} skeleton={<div className="video" />}>
      {/* The wrapper is needed because a view's root element loses the browser's styles, which centre the dialog. */}
      <div>
        <button type="button" className="video" part="video" aria-haspopup="dialog" onClick={() => open(true)}>
          {poster ? <img src={poster} alt="" loading="lazy" /> : <RouteArt />}
          <span className="video-play">
            <Icon shape={playIcon} />
          </span>
          <span className="video-name">
            <span className="vh">{`${t('video.play')} `}</span>
            <span>{name}</span>
          </span>
        </button>
        {isOpen && <Player key={src} {...rest} src={src} poster={poster} title={name} onClose={() => open(false)} />}
      </div>
    </UntilReady>
  );
}
