import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { WidgetSpec } from '../../../src/element/spec';
import { createWidget } from '../../../tools/new.mjs';
import { crash } from '../../kit/conformance/crash';
import { describeConformance } from '../../kit/conformance/suite';
import { copySources } from '../../kit/source-copy';
import { sourcePlugins } from '../../kit/source-plugins.mjs';

const NAME = 'delivery-notes';

/** Bundles a widget that `npm run new` has generated into one script with its own React. */
async function bundleNew(root: string): Promise<string> {
  const entry = join(root, 'entry.ts');
  writeFileSync(
    entry,
    `import { defineElement } from './src/app/define';
     import spec from './widgets/${NAME}/${NAME}.element';
     defineElement(spec);`,
  );
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: sourcePlugins(join(root, 'locales')),
    // Otherwise Vite would build for development, because it runs in the test environment.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'added' } },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.code : []))).join('\n');
}

const { root, remove } = copySources();
createWidget(NAME, root);
const { default: spec }: { default: WidgetSpec } = await import(join(root, `widgets/${NAME}/${NAME}.element.ts`));
const code = await bundleNew(root);
remove();

describeConformance({ spec, load: (page) => page.evaluate(code), crash });
