import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadZip } from 'client-zip';
import { ensureBuilt } from './fresh.mjs';
import { ROOT } from './widgets.mjs';
import { pluginFiles } from './wordpress/files.mjs';

/** The folder of the plugin and its zip. A build of the library removes it. */
const TO = join(ROOT, 'dist/wordpress');

/** The time of each file in the zip, so that the same files give the same zip. */
const TIME = new Date('2026-01-01T00:00:00Z');

/** Builds the WordPress plugin: its folder, and the zip that an administrator uploads. */
ensureBuilt();
const files = await pluginFiles();
rmSync(TO, { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(TO, 'waybill', path)), { recursive: true });
  writeFileSync(join(TO, 'waybill', path), text);
}
const entries = Object.entries(files).map(([path, input]) => ({ name: `waybill/${path}`, input, lastModified: TIME }));
const zip = Buffer.from(await downloadZip(entries).arrayBuffer());
writeFileSync(join(TO, 'waybill.zip'), zip);
console.log(`dist/wordpress/waybill.zip: ${Object.keys(files).length} files, ${Math.round(zip.length / 1024)} KB`);
