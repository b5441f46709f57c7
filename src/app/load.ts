import { emit } from '../bus/bus';
import type { I18n } from '../i18n/create-i18n';
import type { Ports } from '../store/ports';
import type { Hosts } from '../page/hosts';
import { openToast, type Toast } from '../views/retry-toast';

interface LoadDeps {
  readonly page: Document;
  readonly i18n: I18n;
  readonly hosts: Hosts;
  language(host?: Element): string;
  /** Caches loaded parts. */
  readonly known: Map<() => Promise<unknown>, unknown>;
}

/**
 * Creates the loader of code that the first paint does not need. If an import fails (offline, or a release has replaced the
 * file), the page receives an error event and the person can retry; the pressed action then continues. Once the network is back it is
 * retried without a press, except `by-hand`: then the offer is shown again. After a second failure of the same part the person can only reload the page: Firefox, Safari and Chromium 150 keep a failed module for the page's lifetime, and a unique URL for each
 * retry would instantiate the module twice, next to what it shares. The cart survives the reload.
 */
export function createLoad({ page, i18n, hosts, language, known }: LoadDeps): Ports['load'] {
  let toast: (Toast & { readonly isLast: boolean }) | null = null;
  /** Imports by part. Two `import()`s of one part may settle in either order, so that what was pressed later would come first. */
  const imports = new Map<() => Promise<unknown>, Promise<unknown>>();

  function reload(): void {
    const { location } = page.defaultView ?? {};
    if (location && emit(page, 'navigate', { to: location.href, reason: 'out-of-date', kind: 'reload' }))
      location.reload();
  }

  /**
   * Shows one toast for all failed parts that wait.
   * @param isByHand true if only a press on the toast retries
   * @param times how often the part has failed; what else was loaded meanwhile says nothing about it
   * @returns whether to retry
   */
  async function ask(
    error: unknown,
    origin: string | null | undefined,
    isByHand: boolean,
    times: number,
  ): Promise<boolean> {
    if (!toast) {
      const message = error instanceof Error ? error.message : String(error);
      emit(page, 'error', { code: 0, message, surface: 'runtime' });
      const host = hosts.get(origin) ?? page.body;
      const lang = language(host);
      const t = i18n.translate(lang);
      const isLast = times > 1;
      const opened = openToast(host, {
        lang,
        title: t('common.part_failed'),
        action: t(isLast ? 'common.reload' : 'common.retry'),
        close: t('common.close'),
      });
      toast = { ...opened, isLast };
      void opened.answer.then((answer) => {
        toast = null;
        if (answer === 'action' && isLast) reload();
      });
    }
    const { isLast } = toast;
    const answer = await toast.answer;
    if (answer === 'close' || answer === 'action') return answer === 'action' && !isLast;
    if (!isByHand) return true;
    // Offering it again is no further failure.
    return ask(error, origin, isByHand, times);
  }

  return async <T>(part: () => Promise<T>, origin?: string | null, retry?: 'by-hand') => {
    for (let times = 1; ; times += 1) {
      // A repeated `import()` takes a task or two even for a loaded module, and would delay the response to a press by a frame.
      const loading = (imports.get(part) as Promise<T> | undefined) ?? part();
      imports.set(part, loading);
      try {
        const loaded = await loading;
        known.set(part, loaded);
        // The network works again, so that all other waiting parts retry too.
        toast?.leave('loaded');
        return loaded;
      } catch (error) {
        // Whoever waits for the same import may have begun the next one already.
        if (imports.get(part) === loading) imports.delete(part);
        if (!(await ask(error, origin, retry === 'by-hand', times))) return null;
      }
    }
  };
}
