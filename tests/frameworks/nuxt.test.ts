import { proveFramework } from './suite';

proveFramework('nuxt');
