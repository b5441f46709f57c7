/** A sheet as minified text, by `tools/css-text.mjs`. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
