/** A part of a language's file, as the build splits it. */
declare module '*.json?first' {
  const texts: object
  // biome-ignore lint/style/noDefaultExport: so a file of data is imported
  export default texts
}
