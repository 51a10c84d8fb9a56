/** A Debian archive that the machine installs its packages from. */
export interface DebianMirror {
	uri: string;
	/** The key file that its entry names; apt's own keys without one. */
	signedBy?: string;
}

/** Debian's archive ends so on every mirror, and has this component. Other archives have one of the two at most. */
const isDebian = (uri: string, components: readonly string[]) =>
	/^https?:\/\/.*\/debian\/?$/.test(uri) && components.includes('main');

const words = (text = '') => text.split(/\s+/).filter(Boolean);

const mirror = (uri: string, signedBy = ''): DebianMirror =>
	// A key may also be written into the entry itself.
	signedBy.startsWith('/') ? { uri, signedBy } : { uri };

/** `deb [signed-by=FILE] URI SUITE COMPONENT…`, an entry on a line. */
function inList(text: string): DebianMirror[] {
	return text.split('\n').flatMap((line) => {
		const [, options, rest] = /^\s*deb\s+(?:\[([^\]]*)\])?(.*)$/.exec(line) ?? [];
		const [uri = '', , ...components] = words(rest);
		const signedBy = /signed-by=(\S+)/i.exec(options ?? '')?.[1];
		return isDebian(uri, components) ? [mirror(uri, signedBy)] : [];
	});
}

/** Paragraphs of `Name: value`, as in deb822(5). */
function inSources(text: string): DebianMirror[] {
	const withoutComments = text.replace(/^#.*\n?/gm, '');
	return withoutComments.split(/\n\s*\n/).flatMap((paragraph) => {
		const field = (name: string) =>
			new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(paragraph)?.[1]?.trim();
		if (field('Enabled') === 'no' || !words(field('Types')).includes('deb')) return [];
		return words(field('URIs'))
			.filter((uri) => isDebian(uri, words(field('Components'))))
			.map((uri) => mirror(uri, field('Signed-By')));
	});
}

/** The first Debian mirror in a file of apt's sources, in either of its two formats. */
export const debianMirrorIn = (text: string): DebianMirror | undefined =>
	[...inSources(text), ...inList(text)][0];
