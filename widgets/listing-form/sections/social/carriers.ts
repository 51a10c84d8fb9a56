import { SOCIAL, type SocialType } from '@gazetteer/contract';
import { fireEvent } from '@gazetteer/form';
import type { Values } from '../../interactive/values.tsx';
import { SOCIAL_ADDER } from '../../markup.ts';

export const SOCIAL_PART = {
	list: '.style2-social-list-section',
	type: '#get_media',
	...SOCIAL_ADDER,
	row: '.social-row',
	required: '.required-social-media',
	/** The element around each of the five URL inputs in our plugin's page. */
	group: '.gz-group',
	inside: '.gz-more-inside',
	error: 'error',
} as const;

/** The ids of the inputs that contain the URLs. */
export const CARRIER: Readonly<Record<SocialType, string>> = {
	Twitter: '#inputTwitter',
	Facebook: '#inputFacebook',
	LinkedIn: '#inputLinkedIn',
	Youtube: '#inputYoutube',
	Instagram: '#inputInstagram',
};

export type Addresses = NonNullable<Values['social']>;

export const TYPES = Object.keys(SOCIAL) as SocialType[];

export const isType = (text: string): text is SocialType => Object.hasOwn(SOCIAL, text);

const carrierOf = (form: ParentNode, type: SocialType) =>
	form.querySelector<HTMLInputElement>(CARRIER[type]);

export const readAddresses = (form: ParentNode): Addresses =>
	Object.fromEntries(
		TYPES.flatMap((type) => {
			const address = carrierOf(form, type)?.value.trim() ?? '';
			return address ? [[type, address]] : [];
		}),
	);

export function writeAddresses(form: ParentNode, addresses: Addresses): void {
	const changed = TYPES.flatMap((type) => {
		const carrier = carrierOf(form, type);
		const address = addresses[type] ?? '';
		if (!carrier || carrier.value === address) return [];
		carrier.value = address;
		return carrier;
	});
	// Fire events only after all inputs are written, because a listener reads all of them.
	for (const carrier of changed) fireEvent(carrier, 'input');
}
