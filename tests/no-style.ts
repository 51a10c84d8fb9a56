/** Replaces stylesheets in tests without a browser. */
export default '';
