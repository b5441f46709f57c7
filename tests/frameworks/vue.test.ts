import { proveFramework } from './suite';

proveFramework('vue');
