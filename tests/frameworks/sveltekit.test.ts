import { proveFramework } from './suite';

proveFramework('sveltekit');
