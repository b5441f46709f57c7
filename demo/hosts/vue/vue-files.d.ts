/** A stand-in for the types that `vue-tsc` would derive from single-file components. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
