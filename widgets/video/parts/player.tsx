import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';

interface PlayerProps {
  readonly src: string;
  readonly poster?: string;
  readonly captions?: string;
  readonly captionsLanguage?: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** `waits`: loading or buffering. `rests`: paused by the person, or not yet started because the browser blocked autoplay. */
type State = 'waits' | 'plays' | 'rests' | 'failed';

/** Returns whether the browser blocked autoplay. Unlike a failed load, that is no error to show: the person presses play. */
const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Renders the video in a dialog until it ends or the person closes it. [VID-02 … VID-05] */
export function Player({ src, title, poster, captions, captionsLanguage, onClose }: PlayerProps) {
  const { t } = useT('video');
  const language = useLanguage();
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('waits');

  const start = useEffectEvent((video: HTMLVideoElement) => {
    setState('waits');
    video.play().catch((error: unknown) => {
      if (isRefused(error)) setState('rests');
    });
  });
  useEffect(() => {
    // Starts in a microtask, so that a player that unmounts at once never starts.
    let isLeft = false;
    queueMicrotask(() => {
      if (!isLeft && ref.current) start(ref.current);
    });
    return () => void (isLeft = true);
  }, []);

  const close = (): void => {
    // Leaves full screen first, because the full-screen video disappears with the dialog.
    if (document.fullscreenElement) void document.exitFullscreen();
    onClose();
  };
  const leaveFullscreen = useEffectEvent((): void => {
    const { paused, ended } = ref.current ?? {};
    if (!document.fullscreenElement && (paused || ended)) onClose();
  });
  useEffect(() => {
    const video = ref.current;
    // React has no prop for these events; iOS raises one of its own.
    const types = ['fullscreenchange', 'webkitendfullscreen'] as const;
    for (const type of types) video?.addEventListener(type, leaveFullscreen);
    return () => {
      for (const type of types) video?.removeEventListener(type, leaveFullscreen);
    };
  }, []);

  return (
    <Dialog width="video" title={title} closeLabel={t('common.close')} onCancel={close}>
      <div className="player">
        <video
          ref={ref}
          part="player"
          src={src}
          poster={poster}
          controls
          playsInline
          tabIndex={0}
          aria-label={title}
          data-focus
          onPlaying={() => setState('plays')}
          onWaiting={() => setState('waits')}
          onPause={() => setState('rests')}
          onError={() => setState('failed')}
          onEnded={close}
        >
          <track
            kind="captions"
            src={captions}
            srcLang={captionsLanguage ?? language}
            label={t('video.captions')}
            default
          />
        </video>
        <output className="player-waits">
          {state === 'waits' && (
            <>
              <span className="spinner" />
              <span className="vh">{t('video.loading')}</span>
            </>
          )}
        </output>
        {state === 'failed' && (
          <div className="player-failed">
            <p role="alert">{t('video.failed')}</p>
            <Button
              kind="primary"
              onClick={() => {
                ref.current?.load();
                if (ref.current) start(ref.current);
                ref.current?.focus();
              }}
            >
              {t('common.retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
