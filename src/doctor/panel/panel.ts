import { applySheets } from '../../element/sheets';
import buttonCss from '../../ui/button.css?inline';
import { checkCircleIcon, closeIcon } from '../../ui/icons';
import { baseCss, tokensCss } from '../../ui/sheets';
import type { Finding } from '../kit/finding';
import { OWN } from '../kit/tree';
import { reportOf, countsOf } from '../kit/report';
import { cardOf } from './card';
import { buttonOf, iconOf, made } from './nodes';
import { drawOutlines, type Outlines } from './outlines';
import panelCss from './panel.css?inline';

interface PanelOptions {
  readonly version: string;
  /** Examines the page once more. */
  readonly again: () => Promise<readonly Finding[]>;
}

/** Copies a text. @returns false where the browser does not let a page do so */
const copied = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** Says that nothing is wrong. */
const healthy = (page: Document): HTMLElement =>
  made(
    page,
    'div',
    { class: 'healthy' },
    iconOf(page, checkCircleIcon),
    made(page, 'p', { text: 'Nothing is wrong with what can be seen from here.' }),
  );

/**
 * Draws the findings on the page: a panel in the top layer, which takes no room and is closed by its button or by Escape, and an outline
 * over each element concerned. A panel that is there already is replaced.
 */
export function drawPanel(page: Document, findings: readonly Finding[], { version, again }: PanelOptions): void {
  page.querySelector(`[${OWN}]`)?.remove();
  const host = made(page, 'div', { attributes: { [OWN]: '', lang: 'en', dir: 'ltr' } });
  host.style.position = 'fixed';
  const root = host.attachShadow({ mode: 'open' });
  applySheets(root, [tokensCss, baseCss, buttonCss, panelCss]);

  const status = made(page, 'p', { class: 'vh', attributes: { role: 'status' } });
  const summary = made(page, 'p', { class: 'doctor-summary muted' });
  const list = made(page, 'div', {
    class: 'doctor-list',
    attributes: { tabindex: '0', role: 'region', 'aria-label': 'Findings' },
  });
  const title = made(page, 'h2', {
    class: 'doctor-title',
    text: 'Page doctor',
    attributes: { id: 'title', tabindex: '-1' },
  });
  const layer = made(page, 'div', { class: 'doctor-layer', attributes: { popover: 'manual' } });
  let shown = findings;
  let outlines: Outlines | null = null;

  const say = (text: string): void => {
    status.textContent = text;
    summary.textContent = text;
  };
  const copy = async (text: string): Promise<void> =>
    say((await copied(text)) ? 'Copied.' : 'This browser does not let the page copy. Select the text instead.');
  const close = (): void => {
    outlines?.stop();
    host.remove();
  };
  const draw = (found: readonly Finding[]): void => {
    shown = found;
    outlines?.stop();
    const drawn = drawOutlines(page, layer, found);
    outlines = drawn;
    const cards = found.map((finding, at) =>
      cardOf(page, finding, at + 1, {
        copy: (text) => void copy(text),
        show: finding.element?.isConnected && finding.element.closest('head') === null ? () => drawn.show(at) : null,
      }),
    );
    list.replaceChildren(cards.length > 0 ? made(page, 'ol', { class: 'findings' }, ...cards) : healthy(page));
    say(`Waybill ${version}: ${countsOf(found)}`);
  };
  const lookAgain = async (): Promise<void> => {
    say('Looking at the page…');
    draw(await again());
  };
  const closer = made(
    page,
    'button',
    { class: 'icon-btn', attributes: { type: 'button', 'aria-label': 'Close the page doctor' }, press: close },
    iconOf(page, closeIcon),
  );
  const panel = made(
    page,
    'section',
    { class: 'doctor', attributes: { 'aria-labelledby': 'title' } },
    made(page, 'div', { class: 'doctor-head' }, title, closer, summary, status),
    list,
    made(
      page,
      'div',
      { class: 'doctor-foot' },
      buttonOf(page, 'btn-primary', 'Copy the report', () => void copy(reportOf(shown, page.baseURI, version))),
      buttonOf(page, 'btn-secondary', 'Look again', () => void lookAgain()),
    ),
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  layer.append(panel);
  root.append(made(page, 'div', { class: 'wb-root' }, layer));
  page.body.append(host);
  // Old browsers show the layer in its place, which is fixed as well.
  if ('showPopover' in layer) layer.showPopover();
  draw(findings);
  title.focus({ preventScroll: true });
}
