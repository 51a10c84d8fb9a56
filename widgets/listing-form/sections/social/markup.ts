import type { SocialType } from '@gazetteer/contract';
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
