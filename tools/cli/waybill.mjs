#!/usr/bin/env node
import { DOCTOR_HELP, DOCTOR_OPTIONS, printFindings } from './doctor.mjs';
import { PRELOAD_HELP, PRELOAD_OPTIONS, printPreloads } from './preload.mjs';
import { printRendered, RENDER_HELP, RENDER_OPTIONS } from './render.mjs';
import { parsed, Usage } from './usage.mjs';

const COMMANDS = {
  render: { run: printRendered, options: RENDER_OPTIONS, help: RENDER_HELP },
  preload: { run: printPreloads, options: PRELOAD_OPTIONS, help: PRELOAD_HELP },
  doctor: { run: printFindings, options: DOCTOR_OPTIONS, help: DOCTOR_HELP },
};
const HELP = Object.values(COMMANDS)
  .map(({ help }) => help)
  .join('\n\n\n');
const LIST = new Intl.ListFormat('en');
const HELP_OPTION = { help: { type: 'boolean', short: 'h' } };

/** Runs the command that the first argument names. @throws Usage */
async function run([name = '--help', ...args]) {
  if (name === '--help' || name === '-h') return console.log(HELP);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) throw new Usage(`There is no command ${name}; there are ${LIST.format(Object.keys(COMMANDS))}`);
  const { values, positionals } = parsed({
    args,
    options: { ...command.options, ...HELP_OPTION },
    allowPositionals: true,
  });
  return values.help ? console.log(command.help) : command.run(values, positionals);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof Usage || error instanceof TypeError || error.code === 'ENOENT';
  console.error(isUsage ? `${error.message}\nnpx waybill --help says more.` : error);
  process.exitCode = 2;
}
