/** A Debian archive in apt's configuration of this machine. */
export interface DebianMirror {
	uri: string;
	/** The path of the key file. Without it, apt uses its default keys. */
	signedBy?: string;
}

/** Whether the URI is a Debian mirror: it ends with `/debian` and has the component `main`. */
const isDebian = (uri: string, components: readonly string[]) =>
	/^https?:\/\/.*\/debian\/?$/.test(uri) && components.includes('main');

const words = (text = '') => text.split(/\s+/).filter(Boolean);

const mirror = (uri: string, signedBy = ''): DebianMirror =>
	// The value is a path or the key itself. Ignore a key.
	signedBy.startsWith('/') ? { uri, signedBy } : { uri };

/** Reads a `.list` file, which has one entry per line: `deb [signed-by=FILE] URI SUITE COMPONENT…`. */
function inList(text: string): DebianMirror[] {
	return text.split('\n').flatMap((line) => {
		const [, options, rest] = /^\s*deb\s+(?:\[([^\]]*)\])?(.*)$/.exec(line) ?? [];
		const [uri = '', , ...components] = words(rest);
		const signedBy = /signed-by=(\S+)/i.exec(options ?? '')?.[1];
		return isDebian(uri, components) ? [mirror(uri, signedBy)] : [];
	});
}

/** Reads a `.sources` file, which has paragraphs of `Name: value` lines. See deb822(5). */
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

/** Returns the first Debian mirror in an apt sources file of either format. */
export const debianMirrorIn = (text: string): DebianMirror | undefined =>
	[...inSources(text), ...inList(text)][0];
