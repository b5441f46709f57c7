/** What `vue-tsc` would read out of a single-file component. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
