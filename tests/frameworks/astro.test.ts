import { proveFramework } from './suite';

proveFramework('astro');
