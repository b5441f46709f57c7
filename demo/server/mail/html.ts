import { html, raw } from 'hono/html';
import { SELLER } from '../core/seller';
import { footOfMail } from './foot';
import type { Letter, Part, Row } from './letter';

type Markup = ReturnType<typeof html>;

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#14201b';
const QUIET = '#53605a';
const RULE = '#dfe4e1';
const GROUND = '#f1f4f2';
const BRAND = '#00664b';

/** Dark colors, which mail programs that read style sheets put in place of the inline ones. */
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background: #101512 !important; }
  .card { background: #19211d !important; border-color: #303b35 !important; }
  .ink { color: #edf2ef !important; }
  .quiet { color: #a9b6af !important; }
  .rule { border-color: #303b35 !important; }
  .words { border-color: #5c6b63 !important; }
  .button { background: #3ecf9b !important; }
  .button a { color: #06231a !important; }
}
`;

/** Mail programs fill the line beside the subject with what follows; these signs keep it empty. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const paragraph = (text: string, kind: 'ink' | 'quiet'): Markup => {
  const style =
    kind === 'ink'
      ? `margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}`
      : `margin:0 0 16px;font-size:14px;line-height:21px;color:${QUIET}`;
  return html`<p class="${kind}" style="${style}">${text}</p>`;
};

const row = ({ label, value, isTotal = false }: Row): Markup => {
  const rule = `border-top:1px solid ${RULE};padding:10px 0;font-size:${isTotal ? 17 : 15}px;line-height:22px`;
  const weight = `font-weight:${isTotal ? 700 : 400}`;
  return html`<tr>
    <th scope="row" class="ink rule" align="left" valign="top" style="${rule};${weight};color:${INK};text-align:left">
      ${label}
    </th>
    <td class="ink rule" align="right" valign="top" style="${rule};${weight};color:${INK};padding-left:16px">
      ${value}
    </td>
  </tr>`;
};

/** Line breaks of the words are kept, so no white space of this file may stand beside them. */
const QUOTED = [
  'margin:0 0 20px',
  'padding:2px 0 2px 16px',
  'border-left:3px solid #b9c4be',
  'font-size:16px',
  'line-height:24px',
  `color:${INK}`,
  'white-space:pre-line',
  'overflow-wrap:anywhere',
].join(';');

const words = (by: string, said: string): Markup =>
  html`<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:21px;color:${QUIET}">${by}</p>
    <blockquote class="words ink" dir="auto" style="${QUOTED}">${said}</blockquote>`;

function partOf(part: Part): Markup {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text, 'ink');
    case 'note':
      return paragraph(part.text, 'quiet');
    case 'words':
      return words(part.by, part.text);
    case 'rows':
      return html`<table
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 20px;border-collapse:collapse;font-variant-numeric:tabular-nums"
      >
        ${part.rows.map(row)}
      </table>`;
  }
}

const button = ({ label, link }: Letter['button']): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    <tr>
      <td class="button" bgcolor="${BRAND}" style="background:${BRAND};border-radius:8px">
        <a
          href="${link}"
          style="display:inline-block;padding:13px 24px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const foot = ({ language, because }: Letter): Markup => {
  const [name = '', ...lines] = footOfMail(language);
  const style = `margin:0;font-size:13px;line-height:20px;color:${QUIET}`;
  return html`<p class="quiet" style="${style}"><strong>${name}</strong></p>
    ${lines.map((line) => html`<p class="quiet" style="${style}">${line}</p>`)}
    <p class="quiet" style="${style};margin-top:12px;overflow-wrap:anywhere">${because}</p>`;
};

/**
 * Writes a mail as HTML: a table of 600 px, styles in each element, no picture. A program that reads the sheet shows it dark where its user
 * wants that.
 */
export function htmlLetter(letter: Letter): string {
  const { language, subject, preheader, title, parts, after = [] } = letter;
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
          <title>${subject}</title>
          <style>
            ${raw(SHEET)}
          </style>
        </head>
        <body class="ground" style="margin:0;padding:0;background:${GROUND}">
          <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}${raw(FILLER)}</div>
          <table
            role="presentation"
            class="ground"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:${GROUND};font-family:${raw(FONT)}"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                <!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px;text-align:left"
                >
                  <tr>
                    <td class="pad ink" style="padding:8px 40px 16px;font-size:16px;font-weight:700;color:${INK}">
                      ${SELLER}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card pad"
                      style="padding:32px 40px 16px;background:#ffffff;border:1px solid ${RULE};border-radius:12px"
                    >
                      <h1
                        class="ink"
                        style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;color:${INK};overflow-wrap:anywhere"
                      >
                        ${title}
                      </h1>
                      ${parts.map(partOf)} ${button(letter.button)} ${after.map(partOf)}
                    </td>
                  </tr>
                  <tr>
                    <td class="pad" style="padding:24px 40px">${foot(letter)}</td>
                  </tr>
                </table>
                <!--[if mso]></td></tr></table><![endif]-->
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  );
}
