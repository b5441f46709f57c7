import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { dialogCss } from '../../src/ui/dialog';
import { routeArtCss } from '../../src/ui/route-art';
import { Video, VIDEOS, type VideoProps } from './video';
import videoCss from './video.css?inline';

/** `<waybill-video>`: one of the two product videos, in a dialog. */
const spec: WidgetSpec<VideoProps> = {
  tag: 'waybill-video',
  summary: 'One of the two product videos: a poster that opens the video in a dialog, with captions.',
  props: {
    video: {
      kind: 'enum',
      values: VIDEOS,
      fallback: 'dynamic-routing',
      summary: 'The id of the video, which selects its title.',
    },
    src: {
      kind: 'string',
      fallback: undefined,
      summary: 'Address of the video file. Without it the widget stays empty.',
    },
    captions: {
      kind: 'string',
      fallback: undefined,
      summary: 'Address of the captions, a WebVTT file on the page’s own origin.',
    },
    captionsLanguage: {
      kind: 'string',
      fallback: undefined,
      summary: 'Language of the captions, e.g. en; the default is the element’s language.',
    },
    poster: { kind: 'string', fallback: undefined, summary: 'Address of the poster; the default is a drawn map.' },
  },
  view: Video,
  room: { height: '224px' },
  texts: ['video'],
  css: [buttonCss, dialogCss, routeArtCss, videoCss],
  events: ['waybill-error'],
  slots: { '': 'Shown until the texts have loaded, after a crash, and without scripts, e.g. a link to the file.' },
  parts: {
    video: 'The poster that opens the video.',
    dialog: 'The dialog.',
    player: 'The video in the dialog.',
    button: 'A button.',
  },
  states: { loading: 'The texts are loading.', ready: 'The poster is shown.', error: 'The view crashed.' },
  methods: { play: { summary: 'Opens the dialog and plays the video, like a press on the poster.', returns: 'void' } },
};

export default spec;
