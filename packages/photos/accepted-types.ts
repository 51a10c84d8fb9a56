/** The types that older servers accept, used if the input has no `accept` attribute. */
const OLDER_TYPES = [
	'image/jpeg',
	'image/png',
	'image/gif',
	'image/bmp',
	'image/tiff',
	'image/x-icon',
];

/** Returns the image types in an input's `accept` attribute. */
export function acceptedTypes(input: HTMLInputElement): readonly string[] {
	const types = input.accept.split(',').map((type) => type.trim().toLowerCase());
	const named = types.filter((type) => /^image\/[\w.+-]+$/.test(type));
	return named.length ? named : OLDER_TYPES;
}
