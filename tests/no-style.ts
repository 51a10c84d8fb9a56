/** Stands in for a stylesheet where no browser is there to read it. */
export default '';
