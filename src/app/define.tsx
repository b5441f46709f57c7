import { emit } from '../bus/bus';
import { defineWidget } from '../element/define';
import { EMPTY, SERVED } from '../element/served';
import type { WidgetSpec } from '../element/spec';
import { report } from '../store/report';
import { baseCss, inlineCss, tokensCss } from '../ui/sheets';
import { watchMounts, type MountLoaders } from '../page/mounts';
import { clicksIn, hasLoader } from '../page/page';
import { prepare } from './prepare';
import { Root, type ServedFrom } from './root';
import { getRuntime } from './shared';
import { VERSION } from './version';
import { CrashView } from '../views/crash-view';

const loadTakeOver = () => import('./take-over');

/**
 * Registers one widget on the page's runtime. Only generated entry points call it, so importing a source file never registers an
 * element. Without a DOM it does nothing.
 * @param mounts loaders of the widgets for dialogs and modals, which the runtime adds to a page that has none.
 */
export function defineElement<P extends object>(spec: WidgetSpec<P>, mounts?: MountLoaders): void {
  if (hasLoader()) prepare(getRuntime(), spec);
  defineWidget(spec, {
    version: VERSION,
    baseCss: spec.inline ? [tokensCss, baseCss, inlineCss] : [tokensCss, baseCss],
    wrap(host, tree, served?: ServedFrom) {
      const runtime = getRuntime();
      if (mounts) watchMounts(runtime, host.ownerDocument, mounts);
      return (
        <Root runtime={runtime} host={host} served={served}>
          {tree}
        </Root>
      );
    },
    takeOver(served) {
      const { wrapper, link } = served;
      // A node that has moved is being taken over already, or has been.
      if (link.hasReported) return;
      if (link.host.getAttribute(SERVED) === EMPTY) {
        link.state(EMPTY, true);
        link.host.setAttribute(SERVED, '');
      }
      link.ready(true);
      const pressed = [...clicksIn(link.root)];
      wrapper.addEventListener('click', ({ target }) => pressed.push(target as Element), { signal: link.signal });
      void getRuntime()
        .ports.load(loadTakeOver)
        .then((part) => part?.takeOver(served, pressed));
    },
    crashView: spec.crashView ?? CrashView,
    onCrash: (host, error) =>
      report(error, `<${spec.tag}>`, { emit: (name, detail) => emit(host, name, detail) }, null, spec.tag),
  });
}
