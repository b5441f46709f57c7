import { CDN } from '../foreign-site';
import { ADDRESS, code, type Rewrite } from './rewrite';

const LOST: readonly Rewrite[] = [
  { name: 'taken out', script: '', outcome: 'fallback', found: 'script-missing' },
  { name: 'gone', answers: [[ADDRESS, { status: 404 }]], outcome: 'fallback', says: /404/ },
  { name: 'blocked', answers: [[ADDRESS, 'blocked']], outcome: 'fallback', says: /ERR_FAILED/ },
  {
    name: 'served as a page',
    answers: [[ADDRESS, { contentType: 'text/html', body: code }]],
    outcome: 'fallback',
    says: /MIME type/,
  },
  {
    name: 'closed to other sites',
    answers: [[ADDRESS, { contentType: 'text/javascript', body: code, only: CDN }]],
    outcome: 'fallback',
    says: /CORS/,
  },
];

const FILES: readonly Rewrite[] = [
  ...['ads', 'analytics', 'banner', 'consent', 'promo', 'share', 'track'].map((word): Rewrite => ({
    name: `a blocker’s list takes files by the word “${word}”`,
    answers: [[new RegExp(`^${CDN}.*${word}`), 'blocked']],
    outcome: 'ready',
  })),
  {
    name: 'statistics are blocked',
    answers: [[/\/analytics\/events/, 'blocked']],
    outcome: 'ready',
    says: /ERR_FAILED/,
  },
  {
    name: 'an old copy of the script, whose chunks are gone',
    answers: [
      [ADDRESS, { contentType: 'text/javascript', body: code.replaceAll(/\b(core|react)-\w{7}\b/g, '$1-old0000') }],
      [/old0000/, { status: 404 }],
    ],
    outcome: 'ready',
    says: /404/,
  },
  {
    name: 'the file of a widget is blocked',
    answers: [[`${CDN}elements/pricing-table.js`, 'blocked']],
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .* \?waybill-doctor says why/,
  },
];

/** What becomes of the files that the page asks for. */
export const ANSWERS: readonly Rewrite[] = [...LOST, ...FILES];
