/**
 * Sources import each other with the names that they have once compiled (`./x.js`); under Jest only `./x.ts` is there.
 * Packages keep their own names.
 */
module.exports = (request, options) => {
  const ownSource = /^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules');
  if (!ownSource) return options.defaultResolver(request, options);
  try {
    return options.defaultResolver(request.replace(/\.js$/, '.ts'), options);
  } catch {
    return options.defaultResolver(request, options);
  }
};
