import { it } from 'vitest';
import { baseUrl } from '../base';
import { eventually } from '../acts';
import { mishapsOf, openPage } from '../kit';

/** A page with one violation of each kind. */
const WRONG = `<!doctype html><title>Wrong</title><link rel="icon" href="data:,"><style>p { color: red }</style>
  <p style="color: red" onclick="void 0">Text</p><script>void 0</script><img src="https://evil.test/x.png" alt="">
  <iframe src="https://evil.test/"></iframe><base href="https://evil.test/">`;

it('the detector sees every violation of the strict policy, from the page and from the browser', async () => {
  const strict = new URL('/test/blank?csp=strict', baseUrl()).href;
  const page = await openPage({
    path: '/wrong',
    before: async (fresh) => {
      const headers = (await fresh.request.get(strict)).headers();
      const policy = { 'content-security-policy': headers['content-security-policy'] ?? '' };
      await fresh.route('**/wrong', (route) =>
        route.fulfill({ contentType: 'text/html', headers: policy, body: WRONG }),
      );
    },
  });
  await page.evaluate(() => {
    void fetch('https://evil.test/').catch(() => undefined);
    try {
      document.body.innerHTML = '<b>Text</b>';
    } catch {
      // The call is expected to be refused.
    }
  });
  const directives =
    `style-src-elem style-src-attr script-src-elem script-src-attr img-src frame-src base-uri connect-src
    require-trusted-types-for`.split(/\s+/);
  const seen = (): string[] => {
    const all = mishapsOf(page).cspViolations;
    return directives.filter((name) => all.some((breach) => breach.startsWith(`${name} `)));
  };
  await eventually(seen).toEqual(directives);
  await eventually(
    () => mishapsOf(page).errors.filter((said) => /Content Security Policy|Trusted/.test(said)).length,
  ).toBeGreaterThanOrEqual(5);
});
