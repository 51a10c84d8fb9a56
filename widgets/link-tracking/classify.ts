import { LINK_KIND, type LinkKind } from '@gazetteer/contract';
import type { Settings } from './settings.ts';

type Known = Pick<Settings, 'hosts' | 'home' | 'crossHostname' | 'affiliates' | 'downloads'>;

/** The type of a link, and the label of an affiliate link, which the site owner can set. */
export interface Classified {
	readonly kind: LinkKind;
	readonly label?: string;
}

export const fileOf = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/') + 1);

/** Returns the extension of a file name in lower case, or ''. */
export const extensionOf = (file: string) => /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase() ?? '';

const isOwn = (host: string, { home, hosts }: Known) => {
	const domain = home.replace(/^www\./, '');
	return host === domain || host.endsWith(`.${domain}`) || hosts.includes(host);
};

/**
 * Returns the first matching type, in the order that older link trackers use. Returns undefined for
 * a link within the site.
 */
export function classify(url: URL, page: string, known: Known): Classified | undefined {
	const { protocol, hostname, pathname, search } = url;
	if (protocol === 'tel:') return { kind: LINK_KIND.tel };
	if (protocol === 'mailto:') return { kind: LINK_KIND.mailto };
	if (!hostname || protocol === 'javascript:') return undefined;

	const isExternal = !isOwn(hostname, known);
	if (!isExternal) {
		const address = pathname + search;
		const affiliate = known.affiliates.find(({ path }) => address.startsWith(path));
		if (affiliate) return { kind: LINK_KIND.affiliate, label: affiliate.label };
		if (known.crossHostname && hostname !== page) return { kind: LINK_KIND.crossHostname };
	}
	const extension = extensionOf(fileOf(url));
	if (extension && known.downloads.includes(extension)) return { kind: LINK_KIND.download };
	return isExternal ? { kind: LINK_KIND.outbound } : undefined;
}
