import { proveFramework } from './suite';

proveFramework('svelte');
