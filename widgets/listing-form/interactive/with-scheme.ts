/** Excludes a dot, so that `example.com:8080` is not read as a scheme. */
const HAS_SCHEME = /^[a-z][a-z0-9+-]*:/i;

/** Text with spaces, an email address, or a word without a dot is not a web address. */
const IS_OTHER = /\s|^[^/]*@|^[^.]*$/;

/** Adds `https://` to an address without a scheme. Other text is returned unchanged. */
export const withScheme = (typed: string): string => {
	const address = typed.trim();
	return HAS_SCHEME.test(address) || IS_OTHER.test(address)
		? address
		: `https://${address.replace(/^\/+/, '')}`;
};
