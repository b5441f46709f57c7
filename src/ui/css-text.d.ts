/** A style sheet as minified text, from `tools/css-text.mjs`. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
