import { LINK_EVENT, LINK_KIND, TRACKER } from '@gazetteer/contract';
import { extensionOf, fileOf, type Classified } from './classify.ts';
import { labelOf } from './label.ts';
import type { Settings } from './settings.ts';

export interface TrackedEvent {
	readonly name: string;
	readonly params: Readonly<Record<string, unknown>>;
}

const decoded = (text: string) => {
	try {
		return decodeURIComponent(text);
	} catch {
		// Invalid percent-encoding: return the text unchanged.
		return text;
	}
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Returns a function that detects the phone number or email address of the link in a text, also in
 * another notation.
 */
const revealerOf = ({ protocol, pathname }: URL) => {
	const address = decoded(pathname).toLowerCase();
	if (protocol === 'tel:') {
		return (text: string) => {
			const digits = digitsOf(text);
			return digits.length > 3 || (digits !== '' && digits === digitsOf(address));
		};
	}
	if (protocol === 'mailto:') return (text: string) => /@|%40|[([]at[)\]]/i.test(text);
	return () => false;
};

/** Returns the address without the query string and fragment, which may contain personal data. */
const plainAddress = (url: URL, personal: boolean) =>
	url.hostname
		? `${url.protocol}//${url.host}${url.pathname}`
		: url.protocol + (personal ? url.pathname : '');

const fieldsOf = (url: URL, { kind, label }: Classified, personal: boolean) => {
	switch (kind) {
		case LINK_KIND.outbound:
			return { is_affiliate_link: false, outbound: true };
		case LINK_KIND.affiliate:
			return { is_affiliate_link: true, affiliate_label: label, outbound: true };
		case LINK_KIND.download:
			return { file_extension: extensionOf(fileOf(url)), file_name: fileOf(url) };
		case LINK_KIND.tel:
			return personal && { tel_number: decoded(url.pathname) };
		case LINK_KIND.mailto:
			return personal && { email_address: decoded(url.pathname) };
		default:
			return {};
	}
};

/**
 * Returns the event for a clicked link. Its name is that of the link's type, or the category in the
 * link's attribute.
 */
export function eventOf(
	link: Element,
	url: URL,
	classified: Classified | undefined,
	{ personal, sendTo }: Pick<Settings, 'personal' | 'sendTo'>,
): TrackedEvent | undefined {
	const category = link.getAttribute(TRACKER.category);
	if (!classified && !category) return undefined;

	const reveals = revealerOf(url);
	const isSecret = (text: string) => !personal && reveals(text);
	const attribute = (name: string) => {
		const text = link.getAttribute(name) ?? '';
		return isSecret(text) ? '' : text;
	};
	const address = plainAddress(url, personal);

	return {
		name: category ? category.replace('-', '_') : LINK_EVENT[classified!.kind].name,
		params: {
			link_text: labelOf(link, isSecret),
			link_url: address,
			link_domain: url.hostname,
			link_classes: attribute('class'),
			link_id: attribute('id'),
			action: attribute(TRACKER.action) || address,
			...(sendTo && { send_to: sendTo }),
			...(category
				? { event_category: category }
				: { link_type: classified!.kind, ...fieldsOf(url, classified!, personal) }),
		},
	};
}
