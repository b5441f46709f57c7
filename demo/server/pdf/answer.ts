import type { Context } from 'hono';

/** Sends a PDF with a file name. */
export const sendPdf = (c: Context, bytes: Uint8Array<ArrayBuffer>, name: string, how: 'attachment' | 'inline') =>
  c.body(bytes, 200, {
    'Cache-Control': how === 'inline' ? 'no-cache' : 'private, no-store',
    'Content-Disposition': `${how}; filename="${name}"`,
    'Content-Type': 'application/pdf',
    'X-Content-Type-Options': 'nosniff',
  });
