/** The field name of each social media type, by label. Spec §3 and §9. */
export const SOCIAL = {
	Twitter: 'twitter',
	Facebook: 'facebook',
	LinkedIn: 'linkedin',
	Youtube: 'youtube',
	Instagram: 'instagram',
} as const;

export type SocialType = keyof typeof SOCIAL;

/** The first option in the list of social media types. It selects no type. Spec §5. */
export const SOCIAL_PLACEHOLDER = 'Please Select';
