import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { dialogCss } from '../../src/ui/dialog';
import { routeArtCss } from '../../src/ui/route-art';
import { Video, VIDEOS, type VideoProps } from './video';
import videoCss from './video.css?inline';

/** `<waybill-video>`: one of the two product videos, in a dialog. */
const spec: WidgetSpec<VideoProps> = {
  tag: 'waybill-video',
  summary: 'One of the two product videos: a picture that opens it in a dialog, with captions.',
  props: {
    video: {
      kind: 'enum',
      values: VIDEOS,
      fallback: 'dynamic-routing',
      summary: 'Which of the two it is; it names the video.',
    },
    src: { kind: 'string', fallback: undefined, summary: 'Address of the video file. Nothing is shown without it.' },
    captions: {
      kind: 'string',
      fallback: undefined,
      summary: 'Address of its captions, a WebVTT file on the page’s own origin.',
    },
    captionsLanguage: {
      kind: 'string',
      fallback: undefined,
      summary: 'Language of the captions, e.g. en; that of the element without it.',
    },
    poster: { kind: 'string', fallback: undefined, summary: 'Address of the picture; a drawn map without it.' },
  },
  view: Video,
  room: { height: '224px' },
  texts: ['video'],
  css: [buttonCss, dialogCss, routeArtCss, videoCss],
  events: ['waybill-error'],
  slots: { '': 'Shown until the texts are there, after a crash, and without scripts, e.g. a link to the file.' },
  parts: {
    video: 'The picture that opens the video.',
    dialog: 'The dialog box.',
    player: 'The video in it.',
    button: 'A button.',
  },
  states: { loading: 'Until the first texts.', ready: 'The content is shown.', error: 'The view crashed.' },
  methods: { play: { summary: 'Opens the dialog and plays, as a press on the picture does.', returns: 'void' } },
};

export default spec;
