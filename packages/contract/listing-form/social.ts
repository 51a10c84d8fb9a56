/** The labels of social media types, and their field names. Spec §3 and §9. */
export const SOCIAL = {
	Twitter: 'twitter',
	Facebook: 'facebook',
	LinkedIn: 'linkedin',
	Youtube: 'youtube',
	Instagram: 'instagram',
} as const;

export type SocialType = keyof typeof SOCIAL;

/** The first option of the type list, which means that no type is selected. Spec §5. */
export const SOCIAL_PLACEHOLDER = 'Please Select';
