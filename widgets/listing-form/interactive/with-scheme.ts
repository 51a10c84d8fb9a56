/** A host may have a port behind it, but no scheme has a point in it. */
const HAS_SCHEME = /^[a-z][a-z0-9+-]*:/i;

/** Words, a name, a letter's address: nothing that a page has. */
const IS_OTHER = /\s|^[^/]*@|^[^.]*$/;

/** Nobody types a scheme. What has one, or is no address of a page, stays as it is. */
export const withScheme = (typed: string): string => {
	const address = typed.trim();
	return HAS_SCHEME.test(address) || IS_OTHER.test(address)
		? address
		: `https://${address.replace(/^\/+/, '')}`;
};
