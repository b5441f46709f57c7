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
}

/**
 * Loads what no first paint needs. Where that fails (offline, or a release has replaced the file) the page hears of it and
 * the person can try again; what was pressed is then carried out. The second time the way out is to reload the page:
 * Firefox and Safari keep a module that failed for as long as the page lives, and an address of its own for each try would
 * run the module twice beside what it shares. The cart is kept meanwhile.
 */
export function createLoad({ page, i18n, hosts, language }: LoadDeps): Ports['load'] {
  let failures = 0;
  let toast: Toast | null = null;
  // Even of what is there, an import takes a task or two, and a press would be drawn a frame later.
  const known = new Map<() => Promise<unknown>, unknown>();

  function reload(): void {
    const { location } = page.defaultView ?? {};
    if (location && emit(page, 'navigate', { to: location.href, reason: 'out-of-date', kind: 'reload' }))
      location.reload();
  }

  /** One message for all that wait. @returns whether to try again */
  async function ask(error: unknown, origin?: string | null): Promise<boolean> {
    if (!toast) {
      failures += 1;
      const message = error instanceof Error ? error.message : String(error);
      emit(page, 'error', { code: 0, message, surface: 'runtime' });
      const host = hosts.get(origin) ?? page.body;
      const lang = language(host);
      const t = i18n.translate(lang);
      const isLast = failures > 1;
      toast = openToast(host, {
        lang,
        title: t('common.part_failed'),
        action: t(isLast ? 'common.reload' : 'common.retry'),
        close: t('common.close'),
      });
      void toast.answer.then((answer) => {
        toast = null;
        if (answer === 'action' && isLast) reload();
      });
    }
    const isLast = failures > 1;
    const answer = await toast.answer;
    return answer === 'loaded' || (answer === 'action' && !isLast);
  }

  return async <T>(part: () => Promise<T>, origin?: string | null) => {
    if (known.has(part)) return known.get(part) as T;
    for (;;) {
      try {
        const loaded = await part();
        known.set(part, loaded);
        failures = 0;
        // What else waits can go on too.
        toast?.leave('loaded');
        return loaded;
      } catch (error) {
        if (!(await ask(error, origin))) return null;
      }
    }
  };
}
