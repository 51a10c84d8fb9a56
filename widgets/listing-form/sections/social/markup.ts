import type { SocialType } from '@gazetteer/contract';
import { SOCIAL_ADDER } from '../../markup.ts';

export const SOCIAL_PART = {
	list: '.style2-social-list-section',
	type: '#get_media',
	...SOCIAL_ADDER,
	row: '.social-row',
	required: '.required-social-media',
	/** The element in which our plugin draws each of the five inputs. */
	group: '.gz-group',
	inside: '.gz-more-inside',
	error: 'error',
} as const;

/** The ids of the inputs that have the addresses. */
export const CARRIER: Readonly<Record<SocialType, string>> = {
	Twitter: '#inputTwitter',
	Facebook: '#inputFacebook',
	LinkedIn: '#inputLinkedIn',
	Youtube: '#inputYoutube',
	Instagram: '#inputInstagram',
};
